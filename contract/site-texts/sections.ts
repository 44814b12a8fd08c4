import { choiceField, flagField, rowsField } from "../fields/field.ts";
import { z } from "../zod.ts";
import { sectionsInFull } from "./shown-sections.ts";

/**
 * The sections of a page below its head, which staff hide and move. Those in `always` cannot be hidden, because other pages lead to them.
 */
export function sectionsField<const Name extends string>(names: Readonly<Record<Name, string>>, always: readonly NoInfer<Name>[] = []) {
  // The keys of an object are its own names.
  const all = Object.keys(names) as Name[];
  const before = all.map((section) => ({ section, shown: true }));
  const columns = {
    section: { ...choiceField<string>("Section", names, ""), input: z.enum(all) },
    shown: flagField("Shown", true),
  };
  const { input, ...field } = rowsField("Sections", columns, { entry: "section", most: all.length });
  return {
    ...field,
    before,
    fixed: { column: "section", always },
    input: input
      .refine((rows) => new Set(rows.map(({ section }) => section)).size === rows.length, "Each section may be there once.")
      .refine(
        (rows) => rows.every(({ section, shown }) => shown || !always.includes(section)),
        "Other pages lead to a section that is hidden.",
      )
      .transform((rows) => sectionsInFull(rows, before))
      .optional(),
    keptIfMissing: true as const,
    inWords: (value: unknown) => {
      const rows: Partial<(typeof before)[number]>[] = Array.isArray(value) ? value : [];
      return rows.map(({ section, shown }) => `${section && names[section]}${shown ? "" : " (hidden)"}`).join(", ");
    },
  };
}
