import { feeInWords } from "#contract/classes/class-labels.ts";
import { withValues } from "#contract/site/with-values.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";

type Asked = { class_name: string; subjects: readonly string[] };
/** `fee`: of the class, while visitors see it; `titles`: of the courses and exams that visitors see. */
type Known = { fee: number | undefined; titles: readonly string[] };

/**
 * What a receipt says was asked for: the class, else courses and exams; "" where nothing was chosen. A stranger may send any titles with
 * somebody else's address, so only those are named that the academy has.
 */
export function askedFor(
  { class_name, subjects }: Asked,
  { fee, titles }: Known,
  texts: Pick<TextsOf<"mails">, "asked_class" | "asked_subjects">,
): string {
  if (class_name !== "" && fee !== undefined) return withValues(texts.asked_class, { class: class_name, fee: feeInWords(fee) });
  const named = class_name === "" ? subjects.filter((title) => titles.includes(title)) : [class_name];
  return named.length === 0 ? "" : withValues(texts.asked_subjects, { subjects: named.join(", ") });
}
