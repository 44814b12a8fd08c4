import { addDays } from "./days.ts";
import type { SpecialHours } from "./opening-hours.ts";

type HolidayYear = { year: number; source: string; days: readonly (readonly [date: string, name: string])[] };

/**
 * Sri Lanka's public holidays, Poya days among them, as they are gazetted (Holidays Act No. 29 of 1971). The next year is gazetted about May:
 * add it with its gazette's number. None is calculated.
 */
export const publicHolidays: readonly HolidayYear[] = [
  {
    year: 2026,
    source: "Gazette Extraordinary 2438/22 of 27 May 2025, with the change of Vesak by 2485/14 of April 2026",
    days: [
      ["2026-01-03", "Duruthu Full Moon Poya Day"],
      ["2026-01-15", "Tamil Thai Pongal Day"],
      ["2026-02-01", "Navam Full Moon Poya Day"],
      ["2026-02-04", "Independence Day"],
      ["2026-02-15", "Mahasivarathri Day"],
      ["2026-03-02", "Medin Full Moon Poya Day"],
      ["2026-03-21", "Id-Ul-Fitr"],
      ["2026-04-01", "Bak Full Moon Poya Day"],
      ["2026-04-03", "Good Friday"],
      ["2026-04-13", "Day before Sinhala and Tamil New Year"],
      ["2026-04-14", "Sinhala and Tamil New Year"],
      ["2026-05-01", "May Day"],
      ["2026-05-28", "Id-Ul-Alha"],
      ["2026-05-30", "Vesak Full Moon Poya Day"],
      ["2026-05-31", "Day after Vesak Full Moon Poya Day"],
      ["2026-06-29", "Poson Full Moon Poya Day"],
      ["2026-07-29", "Esala Full Moon Poya Day"],
      ["2026-08-26", "Milad-Un-Nabi"],
      ["2026-08-27", "Nikini Full Moon Poya Day"],
      ["2026-09-26", "Binara Full Moon Poya Day"],
      ["2026-10-25", "Vap Full Moon Poya Day"],
      ["2026-11-08", "Deepavali"],
      ["2026-11-24", "Il Full Moon Poya Day"],
      ["2026-12-23", "Unduvap Full Moon Poya Day"],
      ["2026-12-25", "Christmas Day"],
    ],
  },
  {
    year: 2027,
    source: "Gazette Extraordinary 2493/05 of 16 June 2026",
    days: [
      ["2027-01-15", "Tamil Thai Pongal Day"],
      ["2027-01-22", "Duruthu Full Moon Poya Day"],
      ["2027-02-04", "Independence Day"],
      ["2027-02-20", "Navam Full Moon Poya Day"],
      ["2027-03-06", "Mahasivarathri Day"],
      ["2027-03-10", "Id-Ul-Fitr"],
      ["2027-03-22", "Medin Full Moon Poya Day"],
      ["2027-03-26", "Good Friday"],
      ["2027-04-13", "Day before Sinhala and Tamil New Year"],
      ["2027-04-14", "Sinhala and Tamil New Year"],
      ["2027-04-20", "Bak Full Moon Poya Day"],
      ["2027-05-01", "May Day"],
      ["2027-05-17", "Id-Ul-Alha"],
      ["2027-05-19", "Vesak Full Moon Poya Day"],
      ["2027-05-20", "Day after Vesak Full Moon Poya Day"],
      ["2027-06-18", "Poson Full Moon Poya Day"],
      ["2027-07-18", "Esala Full Moon Poya Day"],
      ["2027-08-15", "Milad-Un-Nabi"],
      ["2027-08-16", "Nikini Full Moon Poya Day"],
      ["2027-09-15", "Binara Full Moon Poya Day"],
      ["2027-10-15", "Vap Full Moon Poya Day"],
      ["2027-10-28", "Deepavali"],
      ["2027-11-13", "Il Full Moon Poya Day"],
      ["2027-12-13", "Unduvap Full Moon Poya Day"],
      ["2027-12-25", "Christmas Day"],
    ],
  },
];

/** The public holidays from `today` on that are not among the other days yet, each as a closed day. */
export function missingHolidays(otherDays: readonly Pick<SpecialHours, "from" | "to">[], today: string): SpecialHours[] {
  return publicHolidays
    .flatMap(({ days }) => days)
    .filter(([date]) => date >= today && !otherDays.some(({ from, to }) => from <= date && date <= (to || from)))
    .map(([date, name]) => ({ name, from: date, to: date, open: false, opens: "", closes: "" }));
}

/** The last day of the known years, and the source of each year from this one on. */
export function knownHolidays(today: string): { until: string; source: string } {
  const years = publicHolidays.filter(({ year }) => String(year) >= today.slice(0, 4));
  const last = publicHolidays.at(-1)?.year ?? 0;
  return { until: addDays(`${last + 1}-01-01`, -1), source: years.map(({ year, source }) => `${year}: ${source}`).join("; ") };
}
