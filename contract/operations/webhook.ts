import { requiredText } from "../fields/text.ts";
import { z } from "../zod.ts";

/** The events that a webhook can receive; docs/webhooks.md says what each carries. */
export const webhookEvents = {
  "enquiry.created": "An enquiry came in",
  "class.full": "The last seat of a class was taken",
  "post.published": "A post appeared on the website",
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

const address = requiredText(500).refine((text) => URL.canParse(text), "This must be a web address that starts with https://.");
const events = z
  .array(z.enum(webhookEventNames, "Choose what it is told of."), "Choose what it is told of.")
  .min(1, "Choose what it is told of.")
  .max(webhookEventNames.length, "Each can be chosen once.")
  .refine((names) => new Set(names).size === names.length, "Each can be chosen once.");

export const webhookInput = z.object({ address, events, active: z.boolean("This must be true or false.") });
export type WebhookInput = z.output<typeof webhookInput>;

/** A webhook as it is listed; its secret is shown once, when it is made. Moments are ISO 8601. */
export const webhook = z.object({
  id: z.number().int(),
  address: z.string(),
  events: z.array(z.string()),
  active: z.boolean(),
  /** Why the program turned it off; "" when it did not. */
  note: z.string(),
  /** Since when every delivery failed; null: the last one arrived. */
  failing_since: z.string().nullable(),
  created_at: z.string(),
  made_by: z.string(),
});
export type Webhook = z.output<typeof webhook>;
export const webhookWithSecret = z.object({ webhook, secret: z.string() });

export const deliveryState = z.enum(["waiting", "sending", "sent", "failed"]);
/** One event on its way to a webhook, with the last answer: kept for 30 days. */
export const delivery = z.object({
  id: z.number().int(),
  event: z.string(),
  state: deliveryState,
  attempts: z.number().int(),
  created_at: z.string(),
  tried_at: z.string().nullable(),
  next_at: z.string().nullable(),
  /** Of the last answer; null when there was none. */
  status: z.number().int().nullable(),
  answer: z.string(),
  payload: z.string(),
});
export type Delivery = z.output<typeof delivery>;
