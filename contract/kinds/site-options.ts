import { numberField, textField, type ValuesOf } from "../fields/field.ts";
import { z } from "../zod.ts";
import { singleKind } from "./single-kind.ts";

/** Whether a name is a time zone that this machine knows; a bare offset such as +05:30 is one, too. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Months that something is kept; a form sends them as text. */
function monthsField(label: string, min: number, max: number, hint: string) {
  const input = z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
    z
      .number("This must be a number.")
      .int("This must be a whole number.")
      .min(min, `This must be ${min} or more.`)
      .max(max, `This must be ${max} or less.`),
  );
  return { ...numberField(label, input, z.number().int(), min), blank: "", min, max, hint } as const;
}

const timeZone = {
  ...textField("Time zone", 60),
  input: z
    .string("This field is required.")
    .max(60, "This must be at most 60 characters long.")
    .refine(isTimeZone, "Choose a time zone such as Asia/Colombo."),
};

/** The academy's time zone, and how long what people wrote is kept; for owners. */
export const optionsKind = singleKind(
  {
    path: "site-options",
    row: "options",
    operation: "SiteOptions",
    about: "the academy's time zone, and how long enquiries and activity are kept",
    asks: "people",
    // A change can have everything erased that is older than a month.
    proved: true,
    word: "time zone and times to keep",
    label: "Time and keeping",
    itemName: "changes",
    screen: { address: "/admin/settings", title: "Settings" },
  },
  [
    {
      fields: {
        timeZone,
        /** Months after its last change until an enquiry is erased; 0: never. */
        enquiryKeepMonths: {
          ...monthsField(
            "Months an enquiry is kept",
            0,
            1200,
            "Counted from its last change; 0 keeps it for ever. The privacy policy says it, wherever its text has {keep}.",
          ),
          inWords: (value: unknown) => (value === 0 ? "for ever" : String(value ?? "")),
        },
        /** Months until a line of the activity is erased: it holds addresses of networks. */
        auditKeepMonths: monthsField("Months the activity is kept", 1, 120, "It tells who did what, and from which network."),
      },
    },
  ],
);
export type SiteOptions = ValuesOf<typeof optionsKind.list>;

const asked = (most: number) => z.coerce.number().int().min(0).max(most);
/** Asks what these times to keep would erase. */
export const keepMonthsQuery = z.object({ enquiryKeepMonths: asked(1200), auditKeepMonths: asked(120).min(1) });
/** How many enquiries and lines of the activity would be erased now; `next`: when that is done next, ISO 8601. */
export const wouldErase = z.object({ enquiries: z.number().int(), activity: z.number().int(), next: z.string() });
