import { weekdays } from "./academy-facts.ts";
import { listed, spokenTime } from "./opening-hours.ts";
import type { WeeklyTime } from "./weekly-time.ts";

const rupees = new Intl.NumberFormat("en-LK", { maximumFractionDigits: 0 });

/** A fee in rupees as people read it: "LKR 45,000"; "Free" for none. */
export function feeInWords(fee: number): string {
  return fee === 0 ? "Free" : `LKR ${rupees.format(fee)}`;
}

/** The times of a week, those at the same hours together: "Monday and Wednesday, 6 PM to 8 PM; Saturday, 9 AM to 1 PM". */
export function timesInWords(times: readonly WeeklyTime[]): string {
  const groups = new Map<string, string[]>();
  const inOrder = [...times].sort((one, other) => weekdays.indexOf(one.weekday) - weekdays.indexOf(other.weekday));
  for (const { weekday, from, to } of inOrder) {
    const hours = `${spokenTime(from)} to ${spokenTime(to)}`;
    groups.set(hours, [...(groups.get(hours) ?? []), weekday]);
  }
  return [...groups].map(([hours, days]) => `${listed(days)}, ${hours}`).join("; ");
}
