import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { momentInText } from "../../components/moment.ts";
import { matchesSearch } from "../../lists/matches-search.ts";
import { classInWords } from "../class-in-words.ts";
import { canBeOneName, sharedWays } from "../same-person.ts";
import type { TypedPerson } from "./sought-person.ts";

type Known = Pick<
  Enquiry,
  "name" | "phone" | "email" | "created_at" | "status" | "class_name" | "class_gone" | "interestedCourses" | "interestedExams"
>;

/** Each of the known in words, those of the same name first; of what nothing tells apart, the first. */
export function knownLines<One extends Known>(known: readonly One[], typed: TypedPerson): { one: One; words: string }[] {
  const lines = ordered(known, typed).map((one) => ({ one, words: aboutInWords(one) }));
  return lines.filter(({ words }, at) => lines.findIndex((line) => line.words === words) === at);
}

/** Who is reached like somebody of another name: a sister, or a mother. */
export function isAnother(typed: TypedPerson, known: Known): boolean {
  return typed.name.trim() !== "" && sharedWays(typed, known) !== "" && !canBeOneName(typed.name, known.name);
}

/** Those of the same name first: a phone may be a family's. */
function ordered<One extends Known>(known: readonly One[], { name }: TypedPerson): One[] {
  const isNamed = (one: One) => name.trim() !== "" && matchesSearch(name, one.name);
  return known.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

/** "Fathima Rizvi, asked on 12 November 2026, 3.05 PM: German (Contacted)". */
export function aboutInWords({ name, created_at, status, interestedCourses, interestedExams, ...one }: Known): string {
  const moment = momentInText(created_at);
  const about = classInWords(one) || [...interestedCourses, ...interestedExams].join(", ");
  return `${name}, asked ${/^\d/.test(moment) ? "on " : ""}${moment}${about ? `: ${about}` : ""} (${enquiryStatusLabels[status]})`;
}
