import { optionalText, requiredText, textList, version } from "../text.ts";
import { z } from "../zod.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Give a time, such as 08:30.");
const dayFields = { open: z.boolean(), opens: time.or(z.literal("")), closes: time.or(z.literal("")) };
type Day = z.output<z.ZodObject<typeof dayFields>>;

/** An open day has both times, the later one last. */
function judgeDay({ open, opens, closes }: Day, context: z.RefinementCtx): void {
  if (!open) return;
  if (opens === "") context.addIssue({ code: "custom", path: ["opens"], message: "When does it open?" });
  else if (closes === "") context.addIssue({ code: "custom", path: ["closes"], message: "When does it close?" });
  else if (closes <= opens) context.addIssue({ code: "custom", path: ["closes"], message: "It closes before it opens." });
}

const date = z.iso.date("Give a date.");
const special = z
  .object({ name: requiredText(60), from: date, to: date, ...dayFields })
  .superRefine(judgeDay)
  .refine(({ from, to }) => to >= from, { path: ["to"], message: "It ends before it begins." });

const webAddress = (max: number) =>
  optionalText(max).refine((url) => url === "" || isWebAddress(url), "This must be an address that starts with http:// or https://");

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s/]+/.test(url) && URL.canParse(url);
}

/** "+94 77 123 4567" and "077 123 4567" are the same; what is kept is what messaging links want. */
const chatNumber = requiredText(40)
  .transform((text) => text.replace(/[\s()+./-]/g, "").replace(/^0(?=[1-9]\d{8}$)/, "94"))
  .refine((digits) => /^[1-9]\d{6,14}$/.test(digits), "This must be a number with its country code, such as +94 77 123 4567.");

/** The academy's own facts as staff set them. Every list is bounded; times and dates are those where the academy is. */
export const factsFields = z.object({
  name: requiredText(100),
  phones: z
    .array(
      z.object({
        number: requiredText(40).regex(/^\+?[\d\s()./-]{6,}$/, "This must be a phone number, such as +94 11 234 5678."),
        label: optionalText(40),
      }),
    )
    .min(1, "There must be at least one phone number.")
    .max(4, "There may be at most 4 phone numbers."),
  email: requiredText(200).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "This must be an e-mail address."),
  address: textList(5, 120).refine((lines) => lines.length > 0, "This field is required."),
  city: requiredText(80),
  map: webAddress(1000),
  week: z
    .array(z.object(dayFields).superRefine(judgeDay))
    .length(7, "This must be the seven days, Monday first.")
    .refine((days) => days.some(({ open }) => open), "At least one day must be open."),
  exceptions: z.array(special).max(40, "There may be at most 40 of them.").default([]),
  social: z
    .array(z.object({ name: optionalText(40), url: webAddress(300) }))
    .max(12, "There may be at most 12 of them.")
    .default([])
    .transform((places) => places.filter(({ url }) => url !== ""))
    .refine((places) => places.every(({ name }) => name !== ""), "Every link needs a name."),
  chatNumber,
  languages: textList(12, 40),
});
export type FactsFields = z.output<typeof factsFields>;

export const factsInput = factsFields.extend({ version });
export const storedFacts = z.looseObject({ ...answered(), version: z.number().int() });
export type StoredFacts = FactsFields & { version: number };

/** Answers are what was stored, judged no more. */
function answered() {
  const day = { open: z.boolean(), opens: z.string(), closes: z.string() };
  return {
    name: z.string(),
    phones: z.array(z.object({ number: z.string(), label: z.string() })),
    email: z.string(),
    address: z.array(z.string()),
    city: z.string(),
    map: z.string(),
    week: z.array(z.object(day)),
    exceptions: z.array(z.object({ name: z.string(), from: z.string(), to: z.string(), ...day })),
    social: z.array(z.object({ name: z.string(), url: z.string() })),
    chatNumber: z.string(),
    languages: z.array(z.string()),
  };
}

/** Content that still says something that was changed here: where it is and what it says. */
export const mention = z.object({ noun: z.string(), id: z.number().int(), title: z.string(), says: z.array(z.string()) });
export type Mention = z.output<typeof mention>;
