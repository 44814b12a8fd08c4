import { dateText } from "#contract/site/date-text.ts";
import { addDays } from "#contract/site/days.ts";
import { todayHere } from "../components/moment.ts";

export function nextMonday(from: string): string {
  return addDays(from, 7 - ((new Date(from).getUTCDay() + 6) % 7));
}

/** What is planned with most, tomorrow first. */
export function quickSteps(today = todayHere()) {
  const next_step = "Call back";
  return [
    { label: "Call back tomorrow", next_step, next_on: addDays(today, 1) },
    { label: "Call back in 3 days", next_step, next_on: addDays(today, 3) },
    { label: "Call back next week", next_step, next_on: nextMonday(today) },
  ] as const;
}

/** "Call back, tomorrow" or "Call back, overdue since 3 January 2027"; "" for none. */
export function stepInWords({ next_step, next_on }: { next_step: string; next_on: string }, today = todayHere()): string {
  return [next_step || (next_on && "Next step"), whenInWords(next_on, today)].filter(Boolean).join(", ");
}

export const isOverdue = (next_on: string, today = todayHere()): boolean => next_on !== "" && next_on < today;

function whenInWords(next_on: string, today: string): string {
  if (next_on === "") return "";
  if (next_on === today) return "today";
  if (next_on === addDays(today, 1)) return "tomorrow";
  return next_on < today ? `overdue since ${dateText(next_on)}` : dateText(next_on);
}
