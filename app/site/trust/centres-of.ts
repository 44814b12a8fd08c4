import type { PracticalFacts } from "#contract/kinds/practical-facts.ts";
import { searchable } from "#contract/searchable.ts";

/** The exam centres where an exam of this title is taken: those that name words of it. */
export function centresOf(title: string, centres: PracticalFacts["centres"] = []): NonNullable<PracticalFacts["centres"]> {
  const whole = searchable(title);
  return centres.filter(({ exams }) => exams.split(",").some((name) => name.trim() !== "" && whole.includes(searchable(name))));
}
