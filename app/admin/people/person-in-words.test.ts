import { expect, it } from "vitest";
import type { Person } from "#contract/accounts/person.ts";
import { momentInText } from "../components/moment.ts";
import { actionsOn, reachedBy, whenOf } from "./person-in-words.ts";

const lastUsed = "2026-03-02T04:05:00Z";
const kumari: Person = {
  id: 7,
  username: "kumari",
  name: "Kumari Silva",
  email: "kumari@academy.example",
  email_confirmed: true,
  role: "desk",
  state: "active",
  hasSecondStep: false,
  passkeys: 0,
  link_until: null,
  last_used: lastUsed,
};
const words = (person: Partial<Person>, isMe = false) => actionsOn({ ...kumari, ...person }, isMe).map(([, word]) => word);

it("a user name is said where the name does not say it, and an address that nobody confirmed as such", () => {
  expect(reachedBy(kumari)).toEqual(["kumari", "kumari@academy.example"]);
  expect(reachedBy({ ...kumari, name: "kumari", email_confirmed: false })).toEqual(["kumari@academy.example (not confirmed yet)"]);
  expect(reachedBy({ ...kumari, email: "", email_confirmed: false })).toEqual(["kumari"]);
});

it("nobody ends their own account, nor takes away their own second step, from the list", () => {
  expect(words({ hasSecondStep: true }, true)).toEqual(["Edit"]);
  expect(words({})).toEqual(["Edit", "New password link", "End account"]);
  expect(words({ hasSecondStep: true })).toEqual(["Edit", "New password link", "Remove second step", "End account"]);
  expect(words({ state: "left", hasSecondStep: true })).toEqual(["Let in again"]);
});

it("says until when a link works, when somebody was last in, and who cannot come in any more", () => {
  expect(whenOf(kumari)).toBe(`Signed in; last used ${momentInText(lastUsed)}`);
  expect(whenOf({ ...kumari, last_used: null })).toBe("Not signed in now");
  expect(whenOf({ ...kumari, state: "invited", link_until: lastUsed })).toBe(`The link works until ${momentInText(lastUsed)}`);
  expect(whenOf({ ...kumari, state: "invited" })).toBe("The link has ended. Make a new one.");
  expect(whenOf({ ...kumari, state: "left" })).toBe("Cannot sign in any more");
});
