const months = "January February March April May June July August September October November December".split(" ");

/** "2025-08-18" as people read it: "18 August 2025". What is no such date is left as it is. */
export function dateText(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  return year && name ? `${Number(day)} ${name} ${year}` : date;
}

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The weekday of a day (YYYY-MM-DD); undefined for what is no day. */
export function weekdayOf(date: string): (typeof weekdays)[number] | undefined {
  return weekdays[(new Date(date).getUTCDay() + 6) % 7];
}
