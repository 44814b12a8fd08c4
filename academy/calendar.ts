const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a time zone show at `now` (milliseconds since 1970), as if it were UTC. */
function shown(timeZone: string, now: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    const digits = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" } as const;
    format = new Intl.DateTimeFormat("en", { timeZone, hourCycle: "h23", ...digits });
    formats.set(timeZone, format);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(now)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The date in a time zone at `now` (milliseconds since 1970), as YYYY-MM-DD. */
export function todayIn(timeZone: string, now: number): string {
  return new Date(shown(timeZone, now)).toISOString().slice(0, 10);
}

/** The next moment (milliseconds since 1970) at which the clocks of a time zone show a full hour; where the day has no such hour, an hour beside it. */
export function nextTimeIn(timeZone: string, hour: number, now: number): number {
  const midnight = Date.parse(todayIn(timeZone, now));
  for (let day = 0; ; day++) {
    const moment = momentOf(timeZone, midnight + (day * 24 + hour) * 3_600_000);
    if (moment > now) return moment;
  }
}

/** The moment (milliseconds since 1970) at which a day, YYYY-MM-DD, begins in a time zone. */
export function startOfDayIn(timeZone: string, day: string): number {
  return momentOf(timeZone, Date.parse(day));
}

/** The moment (milliseconds since 1970) so many months before another; the last day of a month that has no such day. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // 31 August less six months would be 31 February, which is read as 3 March: too short a time.
  return date.getUTCDate() === day ? date.getTime() : date.setUTCDate(0);
}

/** The first day of a month, YYYY-MM-DD, so many months before that of a day. */
export function monthBegins(day: string, monthsAgo: number): string {
  return new Date(monthsBefore(Date.parse(`${day.slice(0, 7)}-01`), monthsAgo)).toISOString().slice(0, 10);
}

/** How far the clocks of a time zone are from UTC (milliseconds), and since when, from one moment to another; the first holds before. */
export function offsetsIn(timeZone: string, from: number, to: number): { since: number; offset: number }[] {
  // Its clocks show whole seconds.
  const offsetAt = (moment: number) => shown(timeZone, moment) - Math.floor(moment / 1000) * 1000;
  const found = [{ since: from, offset: offsetAt(from) }];
  for (let day = from; day < to; day += 86_400_000) {
    if (offsetAt(day) === offsetAt(day + 86_400_000)) continue;
    let [before, after] = [day, day + 86_400_000];
    while (after - before > 60_000) {
      const middle = (before + after) / 2;
      if (offsetAt(middle) === offsetAt(before)) before = middle;
      else after = middle;
    }
    const since = Math.round(after / 60_000) * 60_000;
    found.push({ since, offset: offsetAt(since) });
  }
  return found;
}

/** When the clocks of a time zone show `wanted`, which is given as if it were UTC. */
function momentOf(timeZone: string, wanted: number): number {
  let moment = wanted;
  // The clock's distance from UTC may change between the guess and the moment: summer time.
  for (let pass = 0; pass < 2; pass++) moment += wanted - shown(timeZone, moment);
  return moment;
}
