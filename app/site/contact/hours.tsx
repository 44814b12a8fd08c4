import type { HoursInWords } from "#contract/site/opening-hours.ts";

export function Hours({ hours: { lines, when, changes = [] }, className }: { hours: HoursInWords; className?: string }) {
  const week = when ? lines.map(([days, text, times]) => `${days}${times ? "," : ""} ${text}`) : (lines[0] ?? []).slice(0, 2);
  const said = [...week, ...changes.map(({ name, dates, text }) => `${name && `${name}, `}${dates}: ${text}`)];
  return <p className={className}>{said.map((line, index) => [index > 0 && <br key={`${line} after`} />, line])}</p>;
}
