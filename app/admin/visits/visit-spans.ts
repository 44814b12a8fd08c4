import { addDays, daysBetween } from "#contract/site/days.ts";
import type { VisitSummary } from "#contract/site/visits.ts";

/** Days put together so that a chart can show them: each by itself, or seven at a time when there are more than 90. */
export function visitSpans({ from, to, days }: Pick<VisitSummary, "from" | "to" | "days">): { from: string; to: string; visits: number }[] {
  const visitsOn = new Map(days.map(({ day, visits }) => [day, visits]));
  const length = daysBetween(from, to) < 90 ? 1 : 7;
  const spans: { from: string; to: string; visits: number }[] = [];
  // Counted from the end: the span that ends today is a whole one.
  for (let last = to; last >= from; last = addDays(last, -length)) {
    const first = addDays(last, 1 - length) < from ? from : addDays(last, 1 - length);
    let visits = 0;
    for (let day = first; day <= last; day = addDays(day, 1)) visits += visitsOn.get(day) ?? 0;
    spans.unshift({ from: first, to: last, visits });
  }
  return spans;
}
