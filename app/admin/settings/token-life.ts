import type { ApiToken } from "#contract/accounts/api-token.ts";
import { momentInText } from "../components/moment.ts";

/** How long a new token works, as it is chosen: days, or "" until somebody ends it. */
export const tokenLives = [
  ["30", "In 30 days"],
  ["90", "In 90 days"],
  ["365", "In a year"],
  ["", "When somebody ends it"],
] as const;

/** What was chosen, as it is sent. A form that is opened with null shows it as "". */
export function daysOf(chosen: string | number | null): number | null {
  return chosen === "" || chosen === null ? null : Number(chosen);
}

/** Who made a token, whether it is used, and how long it works. */
export function historyOf({ made_by, created_at, expires_at, last_used_at, hasEnded }: Omit<ApiToken, "id" | "name" | "scopes">): string {
  const made = `Made by ${made_by}: ${momentInText(created_at)}`;
  const used = last_used_at ? `last used: ${momentInText(last_used_at)}` : "never used";
  const until = expires_at ? `${hasEnded ? "ended" : "works until"}: ${momentInText(expires_at)}` : "works until somebody ends it";
  return `${made} · ${used} · ${until}`;
}
