import { expect, it } from "vitest";
import { type Found, isUntouched } from "./untouched.ts";

const fresh: Found = { enquiries: false, people: 1, changes: false, deeds: [] };
const did = (...deeds: [noun: string, action: string][]) =>
  isUntouched({ ...fresh, deeds: deeds.map(([noun, action]) => ({ noun, action })) });

it("a first start is untouched, with its one account", () => {
  expect(isUntouched(fresh)).toBe(true);
  expect(isUntouched({ ...fresh, people: 0 })).toBe(true);
});

it("an enquiry, a second account or anything saved is somebody's", () => {
  expect(isUntouched({ ...fresh, enquiries: true })).toBe(false);
  expect(isUntouched({ ...fresh, people: 2 })).toBe(false);
  expect(isUntouched({ ...fresh, changes: true })).toBe(false);
});

it("what the first account does for itself and for this installation changes nothing", () => {
  expect(did(["accounts", "sign-in"], ["accounts", "sign-in-failed"], ["accounts", "proof"])).toBe(true);
  expect(did(["accounts", "password-change"], ["accounts", "second-step-on"], ["people", "email-confirmed"])).toBe(true);
  expect(did(["settings", "mail-setup"], ["settings", "mail-test"], ["settings", "first-hour-away"])).toBe(true);
  expect(did(["backups", "backup"], ["backups", "restore-failed"])).toBe(true);
});

it("any other deed does, also one that leaves nothing behind and one that nobody here knows", () => {
  expect(did(["people", "invite"])).toBe(false);
  expect(did(["settings", "second-step-required"])).toBe(false);
  expect(did(["samples", "remove-samples"])).toBe(false);
  expect(did(["accounts", "sign-in"], ["courses", "create"])).toBe(false);
  expect(did(["api-tokens", "create"])).toBe(false);
  expect(did(["a-kind-of-tomorrow", "update"])).toBe(false);
  expect(did(["constructor", "name"])).toBe(false);
});
