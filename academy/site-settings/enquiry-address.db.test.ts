import { expect, it } from "vitest";
import { addDays } from "#contract/site/days.ts";
import { admin, confirmEmails, joined, openTestAcademy } from "#tests/harness.ts";
import { openMailServer } from "#tests/mailbox.ts";

const day = 24 * 3_600_000;
const path = "/api/academy-facts";
const thief = "thief@elsewhere.example";

/** An academy whose enquiries are mailed to its own e-mail, with an owner and an editor whose proof is too old. */
async function opened(more: Record<string, string> = {}) {
  const { mails, url } = await openMailServer();
  const one = await openTestAcademy({ SMTP_URL: url, ...more });
  const owner = await one.signIn();
  await one.call("PUT", "/api/auth/email", { email: "owner@academy.example" }, { token: owner });
  const editor = await joined(one.call, owner, "editor", "kumari");
  await confirmEmails(one);
  await one.academy.jobs.sendDue();
  mails.splice(0);
  one.pass(11 * 60_000);
  const facts = (await one.call("GET", path, undefined, { token: owner })).body;
  const put = (token: string, changed: object, at = path) => one.call("PUT", at, { ...facts, ...changed, version: undefined }, { token });
  const told = async () => {
    await one.academy.jobs.sendDue();
    return mails.splice(0);
  };
  return { ...one, owner, editor, facts, put, told };
}

it("only who proved a moment ago who they are has enquiries mailed elsewhere; all else of the facts stays as it was for editors", async () => {
  const { call, owner, editor, facts, put, told } = await opened();
  for (const token of [owner, editor]) {
    const { status, body } = await put(token, { email: thief });
    expect([status, body.proof]).toEqual([403, expect.objectContaining({ password: true })]);
  }
  expect((await call("GET", path, undefined, { token: editor })).body).toEqual(facts);
  expect((await put(editor, { city: "Kandy" })).status).toBe(200);
  expect(await told()).toEqual([]);

  await call("POST", "/api/auth/proof", { password: "secret of kumari" }, { token: editor });
  expect((await put(editor, { email: thief })).status).toBe(200);
  const mails = await told();
  expect(mails.map(({ to }) => to).sort()).toEqual(["kumari@academy.example", "owner@academy.example"]);
  for (const { text } of mails) {
    expect(text).toContain(`The academy's e-mail is ${thief} and no longer hello@academy.example; enquiries are mailed there.`);
    // As mail came before: nobody's server has to take it from the thief's address.
    expect(text).toMatch(/^From: .*hello@academy\.example/m);
  }
});

it("so for earlier and first versions, and no program does it", async () => {
  const { call, signIn, owner, editor, facts, put, pass } = await opened();
  await call("POST", "/api/auth/proof", { password: admin.password }, { token: owner });
  expect((await put(owner, { email: "new@academy.example" })).status).toBe(200);
  for (const at of [`${path}/versions/${facts.version}/restore`, `${path}/restore-first`])
    expect([at, (await call("POST", at, {}, { token: editor })).body.proof]).toEqual([at, expect.anything()]);
  const program = { name: "Sync", scopes: ["content"], readOnly: false, days: null };
  const { body: made } = await call("POST", "/api/api-tokens", program, { token: owner });
  const refused = await put(made.token, { email: thief });
  expect([refused.status, refused.body.proof, refused.body.message]).toEqual([403, undefined, expect.stringContaining("A program")]);
  expect((await put(made.token, { email: "new@academy.example", city: "Galle" })).status).toBe(200);
  pass(day);
  expect((await call("POST", `${path}/versions/${facts.version}/restore`, {}, { token: await signIn() })).status).toBe(200);
});

it("what is prepared is proved and told when it is prepared, and told again when it takes over", async () => {
  const { call, academy, owner, editor, put, told, pass } = await opened();
  const next = `${path}/next`;
  const from = addDays(academy.today(), 1);
  expect((await put(editor, { city: "Kandy", from }, next)).status).toBe(200);
  expect((await put(editor, { email: thief, from: "" }, next)).status).toBe(200);
  // It lay there without a day.
  expect((await put(editor, { email: thief, from }, next)).body.proof).toBeDefined();
  await call("POST", "/api/auth/proof", { password: admin.password }, { token: owner });
  expect(await told()).toEqual([]);
  expect((await put(owner, { email: "new@academy.example", from }, next)).status).toBe(200);
  expect((await told())[0]?.text).toMatch(/From \d+ \w+ \d{4} on the academy's e-mail is new@academy\.example and no longer/);
  expect((await put(editor, { email: "new@academy.example", city: "Galle", from }, next)).status).toBe(200);
  expect(await told()).toEqual([]);
  pass(day);
  await academy.facts.takeOver();
  expect((await told()).map(({ to }) => to)).toEqual(["owner@academy.example"]);
});

it("where enquiries go to another mailbox, the academy's e-mail is a fact like any other", async () => {
  const { editor, put, told } = await opened({ ENQUIRY_TO: "desk@academy.example" });
  expect((await put(editor, { email: "new@academy.example" })).status).toBe(200);
  expect(await told()).toEqual([]);
});
