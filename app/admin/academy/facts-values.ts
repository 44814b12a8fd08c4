import type { SpecialHours } from "#contract/site/opening-hours.ts";

/** What the next Sinhala and Tamil New Year is usually closed for: 13 and 14 April. */
export function newYear(today: string): SpecialHours {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > "04-14" ? 1 : 0);
  return { ...otherDays("Sinhala and Tamil New Year"), from: `${year}-04-13`, to: `${year}-04-14` };
}

export function otherDays(name: string): SpecialHours {
  return { name, from: "", to: "", open: false, opens: "", closes: "" };
}
