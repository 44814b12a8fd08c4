import { delivery, type WebhookInput, webhook, webhookWithSecret } from "#contract/operations/webhook.ts";
import { call, nothing, read } from "../session/api-call.ts";

export const webhooksQuery = read("/webhooks", webhook.array());

export const deliveriesQuery = (id: number) => ({
  ...read(`/webhooks/${id}/deliveries?limit=50`, delivery.array()),
  refetchInterval: 3000,
});

export const makeWebhook = (body: WebhookInput) => call("/webhooks", { method: "POST", body, answer: webhookWithSecret });

export const saveWebhook = (id: number, body: WebhookInput) => call(`/webhooks/${id}`, { method: "PUT", body, answer: webhook });

export const replaceSecret = (id: number) => call(`/webhooks/${id}/secret`, { method: "POST", answer: webhookWithSecret });

export const deleteWebhook = (id: number) => call(`/webhooks/${id}`, { method: "DELETE", answer: nothing });

export const testWebhook = (id: number) => call(`/webhooks/${id}/test`, { method: "POST", answer: delivery });

export const replayDelivery = (id: number, one: number) =>
  call(`/webhooks/${id}/deliveries/${one}/replay`, { method: "POST", answer: delivery });
