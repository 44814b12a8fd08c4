import { choiceField, inputsOf, openTextField, rowsField, textField, type ValuesOf } from "../fields/field.ts";
import { optionalText, requiredText } from "../fields/text.ts";
import { siteLanguages } from "../site/site-languages.ts";
import { z } from "../zod.ts";
import { singleKind } from "./single-kind.ts";

/** What a template may name in braces, and what stands there in the answer. */
export const replyPlaceholders = {
  name: "the person's name",
  course: "the course or exam",
  class: "the class",
  start: "its first day",
  times: "its weekdays and hours",
  fee: "its fee",
  academy: "the academy's name",
  phone: "the academy's phone number",
  hours: "the opening hours",
  paying: "how to pay",
  bring: "what to bring",
} as const;
const known = Object.keys(replyPlaceholders);

/** Every placeholder of a text once, without its braces: those that nobody knows too. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\s*([\p{L}\p{M}_ ]{1,30}?)\s*\}/gu)].map(([, name = ""]) => name))];
}

export const replyWays = { mail: "Mail", whatsapp: "WhatsApp", both: "Mail and WhatsApp" } as const;
export type ReplyWay = keyof typeof replyWays;

function knownOnly(text: string, context: z.RefinementCtx): void {
  const unknown = placeholdersIn(text).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const all = known.map((name) => `{${name}}`).join(", ");
  context.addIssue({ code: "custom", message: `There is nothing to put in place of {${unknown}}. You can write ${all}.` });
}

export const oneLine = (max: number) => optionalText(max).refine((text) => !/[\r\n]/.test(text), "This must be one line.");

const columns = {
  name: { ...textField("Name", 80), hint: "Only staff see it." },
  way: choiceField("For", replyWays, "both"),
  language: choiceField("Language", siteLanguages, "en"),
  subject: { ...openTextField("Subject", 150), input: oneLine(150).superRefine(knownOnly) },
  text: { ...textField("Text", 3000), input: requiredText(3000).superRefine(knownOnly), long: true },
};
export type ReplyTemplate = ValuesOf<typeof columns>;

const most = 60;
const rows = rowsField("Templates", columns, { entry: "template", most });
const template = z
  .object({
    ...inputsOf(columns),
    way: z.enum(Object.keys(replyWays) as [ReplyWay, ...ReplyWay[]], { error: "Choose mail, WhatsApp or both." }),
    language: z.enum(Object.keys(siteLanguages) as [keyof typeof siteLanguages], { error: "Choose a language." }),
  })
  .refine(({ way, subject }) => way === "whatsapp" || subject !== "", { path: ["subject"], error: "A mail needs a subject." });

const templates = {
  ...rows,
  input: z.array(template, { error: "This must be a list of templates." }).max(most, `There may be at most ${most} templates.`),
  inWords: (value: unknown) =>
    (rows.answer.safeParse(value).data ?? [])
      .map((one) => [`${one.name} (${templateInWords(one)})`, one.subject, one.text].filter(Boolean).join("\n"))
      .join("\n\n"),
};

/** "Mail and WhatsApp, Sinhala". */
export function templateInWords({ way, language }: Pick<ReplyTemplate, "way" | "language">): string {
  return `${replyWays[way]}, ${siteLanguages[language]}`;
}

/** What staff answer enquiries with. */
export const templatesKind = singleKind(
  {
    path: "answer-templates",
    row: "answer-templates",
    operation: "AnswerTemplates",
    about: "the templates of answers to enquiries",
    asks: "enquiries",
    word: "answer templates",
    label: "Answer templates",
    itemName: "templates",
    screen: { address: "/admin/answers", title: "Answer templates" },
    first: {
      button: "Restore first templates",
      asked: "The templates that came with the program take the place of all of yours at once.",
      done: "The first templates are back. What they replaced is among the earlier versions.",
      failed: "The first templates were not restored",
    },
  },
  [{ fields: { templates } }],
);
export type ReplyTemplates = ValuesOf<typeof templatesKind.list>;
export const blankTemplate: ReplyTemplate = { name: "", way: "both", language: "en", subject: "", text: "" };
