import { optionalText, requiredText, textList, version } from "../fields/text.ts";
import { storedNumber } from "../list.ts";
import { z } from "../zod.ts";
import { enquiryChannelNames, enquiryStatuses, writtenEventNames } from "./enquiry-labels.ts";

export const email = requiredText(254).regex(
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u,
  "Please enter a valid email address.",
);

/** What is kept of where somebody came from; whatever else a client sends is dropped. */
const cameFromNames = ["page", "referrer", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
const mostOfName = 200;

const cameFrom = z
  .record(z.string(), z.unknown())
  .nullish()
  .catch(null)
  .transform((told) => {
    const kept = cameFromNames.map((name) => [name, plainWords(told?.[name])] as const).filter(([, text]) => text !== "");
    return Object.fromEntries(kept) as { [Name in (typeof cameFromNames)[number]]?: string };
  });

function plainWords(value: unknown): string {
  const text = typeof value === "string" ? value.slice(0, mostOfName) : "";
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, "")
    .trim();
}

/** Signs of a program: `trap`, a field that people do not see, was filled in; `took`: milliseconds from opening the form to sending it. */
const signals = z
  .object({ trap: z.string().max(10_000).optional().catch("filled in"), took: z.number().min(0).optional().catch(undefined) })
  .nullish()
  .catch(null)
  .transform((told): { trap?: string | undefined; took?: number | undefined } => told ?? {});

/** What the contact form sends (specification, sections 3, 5 and 7). */
export const contactMessage = z.object({
  name: requiredText(200),
  email,
  phone: optionalText(50),
  interestedCourses: textList(50, 200),
  interestedExams: textList(50, 200),
  details: optionalText(5000),
  /** The class it is about. A class that is gone meanwhile is dropped: the message counts, and is not refused for it. */
  class_id: z.preprocess((value) => (typeof value === "string" ? Number(value) : value), storedNumber.nullish()).catch(null),
  came_from: cameFrom,
  signals,
  recaptchaToken: z.string().max(20_000).nullish(),
});

export type ContactMessage = z.output<typeof contactMessage>;

export const enquiryStatus = z.enum(enquiryStatuses, { error: `Status must be one of: ${enquiryStatuses.join(", ")}.` });

export const enquiryFields = z.object({ status: enquiryStatus, notes: optionalText(10_000), version });

const day = z.iso.date({ error: "Please give a date as YYYY-MM-DD." }).or(z.literal(""));

/** What staff add to a timeline. Only a note must say something: that somebody was called is news enough. */
export const newEnquiryEvent = z
  .object({
    kind: z.enum(writtenEventNames, { error: `kind must be one of: ${writtenEventNames.join(", ")}.` }),
    text: optionalText(5000),
  })
  .refine(({ kind, text }) => kind !== "note" || text !== "", { path: ["text"], error: "Please write the note first." });
export type NewEnquiryEvent = z.output<typeof newEnquiryEvent>;

/** What staff change of an enquiry; what is left out stays as it is, null is none. `event` goes into the timeline with it. */
export const enquiryChangeFields = z.object({
  /** A correction; the timeline keeps what it was. A phone may be several numbers. */
  name: requiredText(200).optional(),
  email: email.or(z.literal("")).optional(),
  phone: optionalText(50).optional(),
  status: enquiryStatus.optional(),
  class_id: storedNumber.nullish(),
  owner_id: storedNumber.nullish(),
  next_step: optionalText(200).optional(),
  next_on: day.optional(),
  /** Since when they have their place in the class, to give back a place that was lost; without it since now. */
  placed_at: z.iso.datetime().optional(),
  /** Why a class gets one more than it has seats. */
  overbook: requiredText(500).optional(),
  event: newEnquiryEvent.optional(),
  /** The enquiry of the same person to merge this one into; null takes them apart again. */
  merged_into: storedNumber.nullish(),
  version,
});
export const enquiryChange = enquiryChangeFields.refine(
  ({ version: _, ...wanted }) => Object.keys(wanted).length > 0,
  "There is nothing to change.",
);
export type EnquiryChange = z.output<typeof enquiryChange>;

/** Whether a mail was sent. "off": it waits because no mail server is set up. */
const mailState = z.object({ state: z.enum(["sent", "waiting", "failed", "off"]), error: z.string().optional() });

/** One event of an enquiry's timeline. `mail`: where the program sends one for it. Moments are ISO 8601. */
export const enquiryEvent = z.object({
  ...{ id: z.number().int(), at: z.string(), by: z.string(), kind: z.string(), text: z.string() },
  mail: mailState.optional(),
});
export type EnquiryEvent = z.output<typeof enquiryEvent>;

export const addedEvent = z.object({ id: z.number().int() });

/** An enquiry as staff read it. Moments are ISO 8601. */
export const enquiry = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The numbers in `phone` as E.164, such as "+94777654321". */
  phoneNumbers: z.array(z.string()),
  interestedCourses: z.array(z.string()),
  interestedExams: z.array(z.string()),
  details: z.string(),
  status: enquiryStatus,
  notes: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.number().int(),
  mail: mailState,
  class_id: z.number().int().nullable(),
  /** What the class was called when it was chosen; "" for none. */
  class_name: z.string(),
  /** Where their class was deleted: it is in the trash, from where it can be restored, or gone for good. */
  class_gone: z.enum(["trash", "deleted"]).optional(),
  /** Who looks after it; null: nobody. */
  owner_id: z.number().int().nullable(),
  owner: z.string(),
  next_step: z.string(),
  /** YYYY-MM-DD; "" for none. */
  next_on: z.string(),
  placed_at: z.string().nullable(),
  channel: z.enum(enquiryChannelNames),
  /** The page it was sent from, the host that led there, utm parameters. */
  came_from: z.record(z.string(), z.string()),
  spam_reasons: z.array(z.string()),
  merged_into: z.number().int().nullable(),
  /** What staff wrote into its timeline, the oldest first; only where it was asked for, to take a copy. */
  written: z.array(enquiryEvent.omit({ id: true, mail: true })).optional(),
});
export type Enquiry = z.output<typeof enquiry>;

/** `first_waiting`: who is first on the waiting list of the class in which this change freed a seat. */
export const changedEnquiry = enquiry.extend({
  first_waiting: z.object({ id: z.number().int(), name: z.string(), class_id: z.number().int() }).optional(),
});
export type ChangedEnquiry = z.output<typeof changedEnquiry>;
