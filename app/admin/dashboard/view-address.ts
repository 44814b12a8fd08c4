import type { UnansweredAge } from "#contract/enquiries/desk-today.ts";
import { addDays } from "#contract/site/days.ts";

type View = { view: "new" | "due" | "overdue" | "all"; owner?: number; q?: string; from?: string; before?: string };

/** Where the enquiries of a figure are listed; `owner`: those that one person looks after; `from`, `before`: the days they came. */
export function viewAddress({ owner, ...view }: View): string {
  return `/admin/enquiries?${new URLSearchParams({ ...view, ...(owner && { owner: String(owner) }) })}`;
}

/** The days on which enquiries of an age came; `today` is YYYY-MM-DD. */
export function daysOfAge(age: UnansweredAge, today: string): { from?: string; before?: string } {
  const ago = (days: number) => addDays(today, -days);
  if (age === "today") return { from: today };
  if (age === "1-2") return { from: ago(2), before: today };
  return age === "3-7" ? { from: ago(7), before: ago(2) } : { before: ago(7) };
}
