import { useQuery } from "@tanstack/react-query";
import { closedDaysOf } from "#contract/classes/class-days.ts";
import { factsKind } from "#contract/kinds/academy-facts.ts";
import { singleCalls } from "../forms/single-calls.ts";

const facts = singleCalls(factsKind);

/** When the academy is open: its week, its days with other hours, and the closed ones among them; undefined until they are read. */
export function useAcademyDays() {
  const { data } = useQuery(facts.query);
  if (!data) return undefined;
  const { week, exceptions } = factsKind.list;
  const others = exceptions.answer.safeParse(data.exceptions).data ?? [];
  return { week: week.answer.safeParse(data.week).data ?? [], exceptions: others, closed: closedDaysOf(others) };
}
