import type { z } from "zod";
import type { FieldList } from "#contract/fields/field.ts";
import { readTimeOf } from "#contract/site/read-time.ts";
import { chooseCategory } from "./choose-category.ts";
import { firstWords } from "./first-words.ts";
import { plainText } from "./foreign-html.ts";
import type { ImportItem } from "./import-item.ts";

/** The fields of a post, with a category, a read time and a summary where it has none. */
export function completed(
  fields: Record<string, unknown>,
  { categories: wanted = [] }: ImportItem,
  ours: readonly string[],
  notes: string[],
): Record<string, unknown> {
  const { category, isSure } = chooseCategory(wanted, ours);
  const asked = wanted.filter((name) => name !== "").join(", ") || "none";
  if (!isSure && category !== "") notes.push(`category “${category}”: there it is ${asked}`);
  const content = String(fields.content ?? "");
  const lacksSummary = String(fields.summary ?? "").trim() === "" && content !== "";
  if (lacksSummary) notes.push("its summary is how its text begins");
  return {
    ...fields,
    category,
    readTime: fields.readTime || readTimeOf(content),
    ...(lacksSummary && { summary: firstWords(plainText(content)) }),
  };
}

/** The fields as they may be saved: whole, else as a draft if the kind has drafts; undefined: neither is possible. */
export function readFields(
  input: z.ZodType,
  list: FieldList,
  fields: Record<string, unknown>,
  notes: string[],
): Record<string, unknown> | undefined {
  const whole = input.safeParse(fields);
  if (whole.success) return { ...Object(whole.data) };
  const reasons = whole.error.issues.map(({ path, message }) => `${list[String(path[0])]?.label ?? path.join(".")}: ${message}`);
  const draft = "status" in list && fields.status !== "draft" ? input.safeParse({ ...fields, status: "draft" }) : undefined;
  notes.push(`${draft?.success ? "a draft" : "left out"}, because of its ${reasons.join(" ")}`);
  return draft?.success ? { ...Object(draft.data) } : undefined;
}

/** Fields that make no difference: where an item stands in its list, and whether it is shown. */
const asPlaced = ["display_order", "featured", "status"];

/** The labels of the fields whose values differ from those of the item here, `match`. */
export function differing(list: FieldList, read: Record<string, unknown>, given: Record<string, unknown>, match: object): string[] {
  const here: Record<string, unknown> = { ...match };
  return Object.entries(list)
    .filter(
      ([name, { before }]) => given[name] !== undefined && !asPlaced.includes(name) && !isSame(read[name] ?? before, here[name] ?? before),
    )
    .map(([, { label }]) => label.toLowerCase());
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
