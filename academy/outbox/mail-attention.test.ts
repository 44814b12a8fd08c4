import { expect, it } from "vitest";
import { troublesOfMail } from "./mail-attention.ts";

const none = { refused: 0, waiting: 0, held: 0 };
const said = (counts: Partial<Parameters<typeof troublesOfMail>[0]>) =>
  troublesOfMail({ ...none, ...counts }).map(({ what, advice }) => `${what} ${advice}`);

it("says nothing while all mail goes", () => {
  expect(troublesOfMail(none)).toEqual([]);
});

it("speaks of one mail as of one", () => {
  expect(said({ held: 1 })).toEqual([expect.stringMatching(/^1 mail is held since .* Send it with .*, give it up: mail drop\.$/)]);
  expect(said({ broken: true, waiting: 1 })).toEqual([expect.stringContaining("1 mail waits, and nothing is lost")]);
  expect(said({ refused: 1 })).toEqual([expect.stringMatching(/^1 mail of .* lists it with what .* Send it again there/)]);
});

it("speaks of several as of several", () => {
  expect(said({ held: 2 })).toEqual([expect.stringMatching(/^2 mails are held since .* Send them with .*, give them up: mail drop\.$/)]);
  expect(said({ broken: true, waiting: 40 })).toEqual([expect.stringContaining("40 mails wait, and nothing is lost")]);
  expect(said({ refused: 3 })).toEqual([expect.stringMatching(/^3 mails of .* lists them with what .* Send them again there/)]);
});

it("does not say of a broken mail server that it is slow, nor that mail waits for the next try", () => {
  expect(troublesOfMail({ ...none, waiting: 3, broken: true, late: true }).map(({ key }) => key)).toEqual(["mail-broken"]);
  expect(troublesOfMail({ ...none, waiting: 3, late: true }).map(({ key }) => key)).toEqual(["mail-waiting", "mail-late"]);
});
