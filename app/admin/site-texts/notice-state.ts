import { dateText } from "#contract/site/date-text.ts";
import type { StoredSingle } from "../forms/single-calls.ts";

/** What a saved notice is on a day, YYYY-MM-DD, as staff read it. */
export function noticeState({ text, from, to }: Partial<StoredSingle>, today: string): string {
  if (!text) return "There is no notice now.";
  if (from && today < String(from)) return `The notice comes on ${dateText(String(from))}.`;
  if (to && today > String(to)) return `The notice ended on ${dateText(String(to))}.`;
  return "Visitors see the notice now.";
}
