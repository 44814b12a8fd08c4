/** Calendar days are YYYY-MM-DD. Read as UTC all are equally long, whatever a time zone does with its clocks. */
const day = 86_400_000;

/** The day so many days after another. */
export function addDays(from: string, days: number): string {
  return new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);
}

/** How many days one day is after another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day;
}
