import { version } from "../text.ts";
import { z } from "../zod.ts";

/** Whether the clocks of a place are known; a bare offset such as +05:30 is a time zone too. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const months = (least: number, most: number) =>
  z
    .number("This must be a number.")
    .int("This must be a whole number.")
    .min(least, `This must be ${least} or more.`)
    .max(most, `This must be ${most} or less.`);

const fields = {
  timeZone: z
    .string("This field is required.")
    .max(60, "This must be at most 60 characters long.")
    .refine(isTimeZone, "Choose a time zone such as Asia/Colombo."),
  /** Months after its last change until an enquiry is erased; 0: never. */
  enquiryKeepMonths: months(0, 1200),
  /** Months until a line of the activity is erased: it holds addresses of networks. */
  auditKeepMonths: months(1, 120),
};
export type SiteOptions = z.output<z.ZodObject<typeof fields>>;

export const siteOptionsInput = z.object(fields).extend({ version });
export const siteOptions = z.looseObject({
  timeZone: z.string(),
  enquiryKeepMonths: z.number().int(),
  auditKeepMonths: z.number().int(),
  version: z.number().int(),
});
export type StoredOptions = SiteOptions & { version: number };

const asked = (most: number) => z.coerce.number().int().min(0).max(most);
/** Times to keep things, to hear what they would erase. */
export const keepMonthsQuery = z.object({ enquiryKeepMonths: asked(1200), auditKeepMonths: asked(120).min(1) });
/** How many enquiries and lines of the activity would be erased now; `next`: when that is done next, ISO 8601. */
export const wouldErase = z.object({ enquiries: z.number().int(), activity: z.number().int(), next: z.string() });
