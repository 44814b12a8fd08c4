import type { HoursInWords } from "#contract/site/opening-hours.ts";
import { unbroken } from "#contract/site/unbroken.ts";

/** On Contact, where all days that differ stand. */
export const hoursId = "office-hours";

export function Hours({ hours: { lines, when, changes = [] }, className }: { hours: HoursInWords; className?: string }) {
  const [[days = "", text = ""] = []] = lines;
  const week = when ? lines.map(([days, text, times]) => `${days}${times ? "," : ""} ${text}`) : [days, text];
  const said = [...week, ...changes.map(({ name, dates, text }) => `${name && `${name}, `}${dates}: ${text}`)];
  return <p className={className}>{said.map((line, index) => [index > 0 && <br key={`${line} after`} />, unbroken(line)])}</p>;
}
