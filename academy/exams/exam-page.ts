import type { Exam } from "#contract/kinds/exam.ts";
import { examLinkSlug } from "#contract/site/page-address.ts";
import type { ItemPage } from "../content/item-page.ts";
import { joined } from "../text/joined.ts";
import { sameInAnyCase, titleFromAddress } from "../text/title-from-address.ts";

export const examPage = {
  card: ["id", "title", "slug", "summary", "image", "targetScore"],
  find: examAtAddress,
  share: ({ title, targetScore }: Exam) => ({
    ground: "exams",
    above: joined(/\bpreparation\b/i.test(title) ? "Exam" : "Exam preparation", targetScore),
  }),
} as const satisfies ItemPage<Exam>;

/** The exam an address means: by slug, then (section 7) by title, in any case, or where the first word of one is that of the other. */
function examAtAddress<E extends Pick<Exam, "slug" | "title">>(exams: readonly E[], address: string): E | undefined {
  const wanted = titleFromAddress(address).trim().toLowerCase();
  if (wanted === "") return undefined;
  const title = (exam: E) => exam.title.trim().toLowerCase();
  return (
    exams.find((exam) => exam.slug === address) ??
    exams.find((exam) => examLinkSlug(exam) === address) ??
    exams.find((exam) => sameInAnyCase(examLinkSlug(exam), address)) ??
    exams.find((exam) => title(exam) === wanted) ??
    exams.find((exam) => firstWord(title(exam)) === wanted || title(exam) === firstWord(wanted)) ??
    exams.find((exam) => firstWord(title(exam)) === firstWord(wanted))
  );
}

function firstWord(text: string): string {
  return text.split(/\s+/)[0] ?? "";
}
