import { weeklyTime } from "../classes/weekly-time.ts";
import { optionalText, requiredText, textList, windowName } from "../fields/text.ts";
import { askedNumber, listQuery, storedNumber } from "../list.ts";
import { z } from "../zod.ts";
import { changedEnquiry, email, enquiry, enquiryChangeFields, enquiryStatus } from "./enquiry.ts";
import { enquiryChannels, enquiryOrders, enquiryViewNames } from "./enquiry-labels.ts";

const day = (name: string) => z.iso.date({ error: `${name} must be a date as YYYY-MM-DD.` }).optional();

/** Narrows the list of enquiries. Without a view: all that were not merged, those in the spam folder too. */
export const enquiryQuery = listQuery.extend({
  status: enquiryStatus.optional(),
  view: z.enum(enquiryViewNames, { error: `view must be one of: ${enquiryViewNames.join(", ")}.` }).optional(),
  owner_id: askedNumber.optional(),
  class_id: askedNumber.optional(),
  /** Received on this day or later, and before this one: YYYY-MM-DD where the academy is. */
  from: day("from"),
  before: day("before"),
  /** Who has waited longest for a first answer comes first, whatever the view. */
  order: z.enum(enquiryOrders, { error: `order must be one of: ${enquiryOrders.join(", ")}.` }).optional(),
  /** Each with what staff wrote into its timeline; at most 250 at once. */
  written: z.enum(["true", "false"], { error: "written must be true or false." }).optional(),
});
export type EnquiryQuery = z.output<typeof enquiryQuery>;

/** What a search with a mistake in a name may have meant. `words`: the near words of names, as they are written. */
export const nearEnquiries = z.object({ words: z.array(z.string()), enquiries: z.array(enquiry) });
export type NearEnquiries = z.output<typeof nearEnquiries>;

/** `since`: the newest enquiry that was seen; how many came after it is answered as `newer`. */
export const enquiryViewsQuery = z.object({ since: z.coerce.number().int().min(0).max(2_147_483_647).optional() });

/** How many enquiries each view has. `newest`: the greatest id, 0 for none; of spam too, or an enquiry taken out of spam would be announced as new. */
export const enquiryViewCounts = z.object({
  ...(Object.fromEntries(enquiryViewNames.map((name) => [name, z.number().int()])) as Record<
    (typeof enquiryViewNames)[number],
    z.ZodNumber
  >),
  newest: z.number().int(),
  newer: z.number().int(),
});
export type EnquiryViewCounts = z.output<typeof enquiryViewCounts>;

/** That a browser window (`client`) has an enquiry open, and who else has, by name. */
export const openEnquiry = z.object({ client: windowName, open: z.boolean({ error: "Give true or false." }) });
export const openElsewhere = z.object({ others: z.array(z.string()) });

/** Somebody who looks after enquiries. `open`: how many that are not closed; `left`: they no longer work here, and get no new ones. */
export const enquiryOwner = z.object({ id: z.number().int(), name: z.string(), open: z.number().int(), left: z.literal(true).optional() });
export type EnquiryOwner = z.output<typeof enquiryOwner>;

/** `subject`: the title of its course or exam, "" when that is gone; `joinable`: published, and not begun nor past its last day to enrol. */
export const classChoice = z.object({
  id: z.number().int(),
  name: z.string(),
  subject: z.string(),
  joinable: z.boolean(),
  times: z.array(weeklyTime),
  seats_left: z.number().int(),
  waiting: z.number().int(),
});
export type ClassChoice = z.output<typeof classChoice>;

/** So many enquiries can be changed with one call. */
export const mostChangedAtOnce = 100;

/** Changes of several enquiries; each is made or refused by itself. */
export const manyEnquiryChanges = z.object({
  changes: z
    .array(
      enquiryChangeFields.omit({ name: true, email: true, phone: true, event: true, merged_into: true }).extend({ id: storedNumber }),
      {
        error: "This must be a list of changes.",
      },
    )
    .min(1, "The list is empty.")
    .max(mostChangedAtOnce, `At most ${mostChangedAtOnce} enquiries can be changed at once.`),
});
export const manyEnquiriesChanged = z.object({
  changed: z.array(changedEnquiry),
  /** `why`: the class is full, or somebody else saved it; else only the message says. */
  refused: z.array(z.object({ id: z.number().int(), message: z.string(), why: z.enum(["full", "saved"]).optional() })),
});

/** The statuses that a new enquiry can have: somebody may get a seat, or a place on a waiting list, at once. */
export const staffStatuses = ["New", "Contacted", "Visited", "Enrolled", "Waiting"] as const;

/** What staff write down of somebody who called, came or wrote. A receipt goes out only when it is asked for. */
export const staffEnquiry = z.object({
  name: requiredText(200),
  email: z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? undefined : (value ?? undefined)), email.optional()),
  phone: optionalText(50),
  interestedCourses: textList(50, 200),
  interestedExams: textList(50, 200),
  details: optionalText(5000),
  channel: z.enum(["phone", "visit", "whatsapp", "mail"], { error: `Please choose: ${Object.keys(enquiryChannels).slice(1).join(", ")}.` }),
  status: z.enum(staffStatuses, { error: `Status must be one of: ${staffStatuses.join(", ")}.` }).optional(),
  class_id: enquiryChangeFields.shape.class_id,
  owner_id: enquiryChangeFields.shape.owner_id,
  next_step: enquiryChangeFields.shape.next_step,
  next_on: enquiryChangeFields.shape.next_on,
  overbook: enquiryChangeFields.shape.overbook,
  receipt: z.boolean().nullish(),
});
export type StaffEnquiry = z.output<typeof staffEnquiry>;
