import { expect, it } from "vitest";
import { apiTokenInput } from "#contract/accounts/api-token.ts";
import { momentInText } from "../components/moment.ts";
import { daysOf, historyOf, tokenLives } from "./token-life.ts";

const [made, later] = ["2026-06-01T04:30:00.000Z", "2026-06-05T04:30:00.000Z"];
const token = { made_by: "nadeesha", created_at: made, expires_at: null, last_used_at: null, hasEnded: false, readOnly: true };

it("says how long a token works and when it was last used", () => {
  expect(historyOf(token)).toBe(`Made by nadeesha: ${momentInText(made)} · never used · works until somebody ends it`);
  expect(historyOf({ ...token, expires_at: later, last_used_at: made })).toMatch(/ · last used: .* · works until: /);
  expect(historyOf({ ...token, expires_at: later, hasEnded: true })).toContain(` · ended: ${momentInText(later)}`);
});

it("ends after the days that were chosen, and never where none were", () => {
  expect(tokenLives.map(([chosen]) => daysOf(chosen))).toEqual([30, 90, 365, null]);
  expect([daysOf(null), daysOf(90)]).toEqual([null, 90]);
  for (const [chosen] of tokenLives)
    expect(apiTokenInput.safeParse({ name: "Sheet", scopes: ["enquiries"], readOnly: true, days: daysOf(chosen) }).success).toBe(true);
});
