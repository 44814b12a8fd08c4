import type { Enquiry } from "#contract/enquiries/enquiry.ts";

const minute = 60_000;
const [hour, day] = [60 * minute, 24 * 60 * minute];
/** Whoever waits longer for an answer may have gone elsewhere. */
const long = 2 * day;

/** How long somebody waits for an answer or for a seat (the status beside it says for which); undefined for those who wait for neither. */
export function waitOf(
  { status, created_at, placed_at }: Pick<Enquiry, "status" | "created_at" | "placed_at">,
  now = Date.now(),
): { text: string; isLong: boolean } | undefined {
  const since = status === "New" ? created_at : status === "Waiting" ? placed_at : null;
  if (since === null) return undefined;
  const waited = Math.max(0, now - Date.parse(since));
  return {
    text: `Waits ${durationInWords(waited)}`,
    isLong: status === "New" && waited >= long,
  };
}

/** "5 minutes", "3 hours", "1 day": whole ones, of the largest that there is. */
function durationInWords(milliseconds: number): string {
  const [length, name] = milliseconds < hour ? [minute, "minute"] : milliseconds < day ? [hour, "hour"] : [day, "day"];
  const count = Math.max(1, Math.floor(milliseconds / Number(length)));
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
