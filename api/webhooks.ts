import { z } from "zod";
import { askedNumber, itemId, pageQuery } from "#contract/list.ts";
import { delivery, webhook, webhookInput, webhookWithSecret } from "#contract/operations/webhook.ts";
import { endpoint, listAnswer } from "./endpoint.ts";

const ofDelivery = itemId.extend({ delivery: askedNumber });

/** The calls for webhooks; for owners. What they are told of and how it is signed: docs/webhooks.md. */
export const webhooks = {
  list: endpoint("listWebhooks", "The addresses that are told of events", {
    answer: z.array(webhook),
    handle: ({ academy }) => academy.webhooks.list(),
  }),
  create: endpoint("createWebhook", "Tell an address of events; its secret is answered this once", {
    body: webhookInput,
    status: 201,
    answer: webhookWithSecret,
    handle: ({ academy, body, who }) => academy.webhooks.create(body, who()),
  }),
  update: endpoint("updateWebhook", "Change a webhook, or turn it on or off", {
    params: itemId,
    body: webhookInput,
    answer: webhook,
    handle: ({ academy, params, body, who }) => academy.webhooks.update(params.id, body, who()),
  }),
  replaceSecret: endpoint("replaceWebhookSecret", "Sign with a new secret from now on", {
    params: itemId,
    answer: webhookWithSecret,
    handle: ({ academy, params, who }) => academy.webhooks.replaceSecret(params.id, who()),
  }),
  remove: endpoint("deleteWebhook", "Delete a webhook with what is on its way", {
    params: itemId,
    status: 204,
    handle: ({ academy, params, who }) => academy.webhooks.remove(params.id, who()),
  }),
  test: endpoint("testWebhook", "Send a message that tells of nothing", {
    params: itemId,
    answer: delivery,
    sends: true,
    handle: async ({ academy, params, who }) => {
      await academy.limits.take(`webhook-test:${params.id}`, { most: 30, period: 60 * 60_000 });
      return academy.webhooks.test(params.id, who());
    },
  }),
  deliveries: endpoint("listWebhookDeliveries", "What a webhook was told in the last 30 days, the newest first", {
    params: itemId,
    query: pageQuery,
    answer: z.array(delivery),
    handle: async ({ academy, params, query }) => listAnswer(await academy.webhooks.deliveries(params.id, query)),
  }),
  replay: endpoint("replayWebhookDelivery", "Send a message again, with the same id", {
    params: ofDelivery,
    answer: delivery,
    sends: true,
    handle: ({ academy, params, who }) => academy.webhooks.replay(params.id, params.delivery, who()),
  }),
};
