import { answerWays, type StoredTemplates, storedTemplates } from "#contract/enquiries/answer-template.ts";
import { siteLanguages } from "#contract/site/site-languages.ts";
import type { Compared } from "../compare/differences.tsx";

export type TemplatesValues = Pick<StoredTemplates, "templates">;

export const blankTemplate: TemplatesValues["templates"][number] = { name: "", way: "both", language: "en", subject: "", text: "" };

export const templatesOf = ({ templates }: StoredTemplates): TemplatesValues => ({ templates });

/** "Mail and WhatsApp, Sinhala". */
export function templateInWords({ way, language }: Pick<TemplatesValues["templates"][number], "way" | "language">): string {
  const word = Object.entries(siteLanguages).find(([tag]) => tag === language)?.[1];
  return [answerWays[way], word].filter(Boolean).join(", ");
}

export const comparedTemplates: readonly Compared[] = [
  {
    name: "templates",
    label: "Templates",
    words: (value) =>
      (storedTemplates.shape.templates.safeParse(value).data ?? [])
        .map((one) => [`${one.name} (${templateInWords(one)})`, one.subject, one.text].filter(Boolean).join("\n"))
        .join("\n\n"),
  },
];
