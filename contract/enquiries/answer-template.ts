import { siteLanguages } from "../site/site-languages.ts";
import { optionalText, requiredText, version } from "../text.ts";
import { z } from "../zod.ts";

/** What a template may name in braces, and what stands there in the answer. */
export const answerPlaceholders = {
  name: "the person's name",
  course: "the course or exam",
  class: "the class",
  start: "its first day",
  fee: "its fee",
  academy: "the academy's name",
  phone: "the academy's phone number",
  hours: "the opening hours",
} as const;
const known = Object.keys(answerPlaceholders);

/** Every placeholder of a text once, without its braces: those that nobody knows too. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\s*([\p{L}\p{M}_ ]{1,30}?)\s*\}/gu)].map(([, name = ""]) => name))];
}

export const answerWays = { mail: "Mail", whatsapp: "WhatsApp", both: "Mail and WhatsApp" } as const;
export type AnswerWay = keyof typeof answerWays;

function knownOnly(text: string, context: z.RefinementCtx): void {
  const unknown = placeholdersIn(text).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const all = known.map((name) => `{${name}}`).join(", ");
  context.addIssue({ code: "custom", message: `There is nothing to put in place of {${unknown}}. You can write ${all}.` });
}

export const oneLine = (max: number) => optionalText(max).refine((text) => !/[\r\n]/.test(text), "This must be one line.");

const languages = z.enum(Object.keys(siteLanguages) as [keyof typeof siteLanguages], { error: "Choose a language." });

const template = z
  .object({
    name: requiredText(80),
    way: z.enum(Object.keys(answerWays) as [AnswerWay, ...AnswerWay[]], { error: "Choose mail, WhatsApp or both." }),
    language: languages,
    subject: oneLine(150).superRefine(knownOnly),
    text: requiredText(3000).superRefine(knownOnly),
  })
  .refine(({ way, subject }) => way === "whatsapp" || subject !== "", { path: ["subject"], error: "A mail needs a subject." });
export type AnswerTemplate = z.output<typeof template>;

const most = 60;
export const answerTemplates = z.object({
  templates: z.array(template, { error: "This must be a list of templates." }).max(most, `There may be at most ${most} templates.`),
});
export type AnswerTemplates = z.output<typeof answerTemplates>;
export const mostTemplates = most;

export const answerTemplatesInput = answerTemplates.extend({ version });
export const storedTemplates = z.object({
  templates: z.array(
    z.object({ name: z.string(), way: z.enum(["mail", "whatsapp", "both"]), language: languages, subject: z.string(), text: z.string() }),
  ),
  version: z.number().int(),
});
export type StoredTemplates = z.output<typeof storedTemplates>;
