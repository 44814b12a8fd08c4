import { optionalText, requiredText, textList, version } from "./text.ts";
import { z } from "./zod.ts";

export const email = requiredText(254).regex(
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u,
  "Please enter a valid email address.",
);

/** What the contact form sends (specification, sections 3, 5 and 7). */
export const contactMessage = z.object({
  name: requiredText(200),
  email,
  phone: optionalText(50),
  interestedCourses: textList(50, 200),
  interestedExams: textList(50, 200),
  details: optionalText(5000),
  recaptchaToken: z.string().max(20_000).nullish(),
});

export type ContactMessage = z.output<typeof contactMessage>;

export const enquiryStatuses = ["New", "Contacted", "Enrolled", "Closed", "Spam"] as const;
export const enquiryStatus = z.enum(enquiryStatuses, { error: `Status must be one of: ${enquiryStatuses.join(", ")}.` });
export type EnquiryStatus = z.output<typeof enquiryStatus>;

/** What staff may change of an enquiry. */
export const enquiryFields = z.object({ status: enquiryStatus, notes: optionalText(10_000), version });
export type EnquiryFields = z.output<typeof enquiryFields>;

/** How the mail about an enquiry fares. "off": no mail server is configured and the mail waits. */
export const mailState = z.enum(["sent", "waiting", "failed", "off"]);

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
  mail: z.object({ state: mailState, error: z.string().optional() }),
});
export type Enquiry = z.output<typeof enquiry>;
