let timeZone: string | undefined;

/** Times are told as the academy's clocks show them; before the server said which, as this browser's do. */
export function setAcademyTimeZone(zone: string): void {
  timeZone = zone;
}

/** What the academy's clocks show now, or those of `zone`: "2:31 pm". */
export function timeNow(zone = timeZone): string {
  return timeOf(new Date(), zone);
}

/** The academy's calendar day, YYYY-MM-DD. */
export function todayHere(now = new Date()): string {
  return dayOf(now);
}

/** "13 April 2027", of a calendar day. */
export function dayInWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

/** "Today, 3:05 pm", "Yesterday, 9:12 am", else the day. */
export function momentOf(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const time = timeOf(moment, timeZone);
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(moment))) / 86_400_000);
  if (days === 0) return `Today, ${time}`;
  if (days === 1) return `Yesterday, ${time}`;
  return `${moment.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone })}, ${time}`;
}

/** "Sunday 3:00 am". */
export function weekdayAndTime(iso: string): string {
  return `${new Date(iso).toLocaleDateString("en-GB", { weekday: "long", timeZone })} ${timeOf(new Date(iso), timeZone)}`;
}

function timeOf(moment: Date, zone: string | undefined): string {
  return moment.toLocaleTimeString("en-GB", { hour: "numeric", minute: "2-digit", hour12: true, timeZone: zone });
}

function dayOf(moment: Date): string {
  const parts = new Intl.DateTimeFormat("en", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
