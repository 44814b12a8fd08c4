import { type Delivery, delivery, type Webhook, type WebhookInput, webhook, webhookWithSecret } from "#contract/operations/webhook.ts";
import { z } from "#contract/zod.ts";
import { call, nothing } from "../session/api-call.ts";
import { read } from "../session/read.ts";

export type MadeWebhook = z.output<typeof webhookWithSecret>;

export const webhooksQuery = read("/webhooks", z.array(webhook));

export const deliveriesQuery = (id: number) => ({
  ...read(`/webhooks/${id}/deliveries?limit=50`, z.array(delivery)),
  refetchInterval: 3000,
});

export const makeWebhook = async (body: WebhookInput): Promise<MadeWebhook> =>
  (await call("/webhooks", { method: "POST", body, answer: webhookWithSecret })).body;

export const saveWebhook = async (id: number, body: WebhookInput): Promise<Webhook> =>
  (await call(`/webhooks/${id}`, { method: "PUT", body, answer: webhook })).body;

export const replaceSecret = async (id: number): Promise<MadeWebhook> =>
  (await call(`/webhooks/${id}/secret`, { method: "POST", answer: webhookWithSecret })).body;

export const deleteWebhook = (id: number) => call(`/webhooks/${id}`, { method: "DELETE", answer: nothing });

export const testWebhook = async (id: number): Promise<Delivery> =>
  (await call(`/webhooks/${id}/test`, { method: "POST", answer: delivery })).body;

export const replayDelivery = async (id: number, one: number): Promise<Delivery> =>
  (await call(`/webhooks/${id}/deliveries/${one}/replay`, { method: "POST", answer: delivery })).body;
