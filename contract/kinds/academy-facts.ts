import { dateField, flagField, inputsOf, listField, openTextField, rowsField, textField, type ValuesOf } from "../fields/field.ts";
import { phoneNumber } from "../fields/phone-number.ts";
import { requiredText } from "../fields/text.ts";
import { webAddressField } from "../fields/web-address.ts";
import { hoursInWords, specialInWords } from "../site/opening-hours.ts";
import { z } from "../zod.ts";
import { practicalGroups } from "./practical-facts.ts";
import { type FieldGroup, singleKind } from "./single-kind.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Give a time, such as 08:30.");
const timeField = (label: string) => ({ ...openTextField(label, 5), input: time.or(z.literal("")), inputType: "time" }) as const;
const open = { ...flagField("Open, with other hours", false), input: z.boolean(), hint: "Not ticked: closed all day." };
const dayColumns = { open, opens: timeField("Opens"), closes: timeField("Closes") };
const specialColumns = {
  name: { ...openTextField("What it is", 60), hint: "Visitors read it, as “Poya day”. It may stay empty." },
  from: dateField("First day"),
  to: dateField("Last day"),
  ...dayColumns,
};

/** An open day has both times, the later one last. */
function judgeDay({ open, opens, closes }: ValuesOf<typeof dayColumns>, context: z.RefinementCtx): void {
  if (!open) return;
  if (opens === "") context.addIssue({ code: "custom", path: ["opens"], message: "When does it open?" });
  else if (closes === "") context.addIssue({ code: "custom", path: ["closes"], message: "When does it close?" });
  else if (closes <= opens) context.addIssue({ code: "custom", path: ["closes"], message: "It closes before it opens." });
}

const special = z
  .object(inputsOf(specialColumns))
  .superRefine(judgeDay)
  .refine(({ from, to }) => to >= from, { path: ["to"], message: "It ends before it begins." });

/** "+94 77 123 4567" and "077 123 4567" are kept as "94771234567", which is what messaging links take. */
const chatNumber = requiredText(40)
  .transform((text) => text.replace(/[\s()+./-]/g, "").replace(/^0(?=[1-9]\d{8}$)/, "94"))
  .refine((digits) => /^[1-9]\d{6,14}$/.test(digits), "This must be a number with its country code, such as +94 77 123 4567.");

const address = listField("Address", 5, 120);

const phone = {
  number: {
    ...textField("Number", 40),
    input: phoneNumber,
    inputType: "tel",
  },
  label: { ...openTextField("What it is for", 40), placeholder: "For example: Office" },
} as const;
const phones = rowsField("Phone numbers", phone, { entry: "phone number", most: 4 });

const link = {
  name: { ...openTextField("Name", 40), placeholder: "For example: Facebook" },
  url: webAddressField("Address", 300),
};
const social = rowsField("Links", link, { entry: "link", most: 12 });

const week = {
  ...rowsField("Opening hours", dayColumns, { entry: "day", most: 7 }),
  input: z
    .array(z.object(inputsOf(dayColumns)).superRefine(judgeDay))
    .length(7, "This must be the seven days, Monday first.")
    .refine((days) => days.some(({ open }) => open), "At least one day must be open."),
  inWords: (value: unknown) => weekInWords(week.answer.safeParse(value).data ?? []),
};
/** The public holidays of three years, and the academy's own days. */
const mostOtherDays = 120;
const exceptions = {
  ...rowsField("Other days", specialColumns, { entry: "days", most: mostOtherDays }),
  input: z.array(special).max(mostOtherDays, `There may be at most ${mostOtherDays} of them.`).default([]),
  inWords: (value: unknown) => (exceptions.answer.safeParse(value).data ?? []).map(specialInWords).join("\n"),
};

/** "Monday to Saturday, 9 AM to 4 PM", "Sunday closed", a line each; "" while a time is missing. */
export function weekInWords(days: ValuesOf<{ week: typeof week }>["week"]): string {
  if (days.some(({ open, opens, closes }) => open && (opens === "" || closes === ""))) return "";
  return hoursInWords(days, [], "2000-01-01")
    .lines.map(([days, text, times]) => (times ? `${days}, ${text}` : `${days} ${text}`))
    .join("\n");
}

/** The facts of a new site until somebody enters its own: they are nobody's, and the first hour asks for others. */
export const nobodysFacts = {
  name: "Serendib Language Academy",
  phone: "+94 11 200 0000",
  email: "hello@academy.example",
  chatNumber: "94700000000",
  address: "24 Galle Road, Colombo 03",
  map: "https://www.openstreetmap.org/#map=17/6.9165/79.8484",
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  youtube: "https://www.youtube.com/",
};

const groups = [
  {
    title: "Name",
    shown: "top and bottom of every page, titles in search results, mails, policies, the app on a phone's home screen.",
    fields: { name: textField("Name of the academy", 100) },
  },
  {
    title: "Phone, e-mail and chat",
    shown: "bottom of every page, contact page, chat button, policies, mails to visitors, search engines.",
    fields: {
      phones: {
        ...phones,
        input: z
          .array(z.object(inputsOf(phone)))
          .min(1, "There must be at least one phone number.")
          .max(4, "There may be at most 4 phone numbers."),
      },
      email: {
        ...textField("E-mail", 200),
        input: requiredText(200).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "This must be an e-mail address."),
        inputType: "email",
      },
      chatNumber: {
        ...textField("WhatsApp number", 40),
        input: chatNumber,
        inputType: "tel",
        hint: "For example: 077 123 4567, or with another country's code: +49 151 2345678",
      },
      languages: { ...listField("Languages in which you answer", 12, 40), entry: "Language" },
    },
  },
  {
    title: "Address",
    shown: "bottom of every page, contact page, policies, search engines and maps.",
    fields: {
      address: {
        ...address,
        input: address.input.refine((lines) => lines.length > 0, "This field is required."),
        entry: "Line",
      },
      city: textField("City", 80),
      map: { ...webAddressField("Link to a map", 1000), hint: "Open the place in a map, choose Share, and paste the link." },
    },
  },
  {
    title: "Opening hours",
    shown: "bottom of every page, contact page, chat, home page, course questions, terms, mails to visitors, search engines.",
    fields: { week },
  },
  {
    title: "Holidays and other days",
    shown:
      "beside the opening hours from 60 days before until they are over, in mails to visitors and for search engines. Classes are not held on closed days: their pages, hours and calendars leave them out.",
    fields: { exceptions },
  },
  {
    title: "Links",
    shown: "bottom of every page and search engines. A link without an address is not shown.",
    fields: {
      social: {
        ...social,
        input: social.input
          .default([])
          .transform((places) => places.filter(({ url }) => url !== ""))
          .refine((places) => places.every(({ name }) => name !== ""), "Every link needs a name."),
      },
    },
  },
  ...practicalGroups,
] as const satisfies readonly FieldGroup[];

/** The academy's own facts as staff set them. Every list is bounded; times and dates are those where the academy is. */
export const factsKind = singleKind(
  {
    path: "academy-facts",
    row: "facts",
    operation: "AcademyFacts",
    about: "the academy's own facts: name, phones, address, hours and links",
    asks: "content",
    teamReads: true,
    word: "academy's facts",
    label: "The academy's facts",
    itemName: "the academy's facts",
    screen: { address: "/admin/academy", title: "Academy" },
  },
  groups,
);
export type FactsFields = ValuesOf<typeof factsKind.list>;

/** Facts that were prepared, and the day on which they take over; while `from` is empty nothing is. */
export const nextFactsKind = singleKind(
  {
    path: "academy-facts/next",
    row: "next-facts",
    operation: "NextAcademyFacts",
    about: "the facts that are prepared for a day, on which they take over",
    asks: "content",
    word: "prepared facts",
    label: "The prepared facts",
    itemName: "prepared facts",
    screen: { address: "/admin/academy/next", title: "Prepared facts" },
    first: {
      button: "Prepare nothing",
      asked: "What is prepared goes at once, and nothing takes over on its day.",
      done: "Nothing is prepared any more.",
      failed: "The facts are still prepared",
    },
  },
  [
    {
      title: "The day",
      fields: {
        from: {
          ...openTextField("Takes over on", 10),
          input: z.literal("").or(z.iso.date("Give a date.")).default(""),
          inputType: "date",
          hint: "From the first minute of this day on every page, mail and search engine has what stands below. Until then Contact says what is new of address, phones, e-mail and hours, and classes that begin on it or later have the new address.",
        },
      },
    },
    ...groups,
  ],
);

/** Content that still says something that was changed here: where it is and what it says. */
export const textUse = z.object({ noun: z.string(), id: z.number().int(), title: z.string(), says: z.array(z.string()) });
export type TextUse = z.output<typeof textUse>;
