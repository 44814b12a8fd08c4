import { expect, it } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { holdLock } from "#tests/hold-lock.ts";

it("an enquiry refused because its table is locked makes the site not ready, while it lives", async () => {
  const { call, env } = await openTestAcademy();
  expect((await call("GET", "/readyz")).status).toBe(200);
  const release = await holdLock(env, "enquiries");
  expect((await call("POST", "/api/contact", enquiryInput())).status).toBe(503);
  expect((await call("GET", "/readyz")).body).toEqual({ status: "not ready", database: "locked" });
  expect((await call("GET", "/healthz")).status).toBe(200);
  await release();
  expect((await call("POST", "/api/contact", enquiryInput())).status).toBe(201);
});

it("a page that shows seats waits once for a table that somebody holds, and owners are told while it lasts", async ({ skip }) => {
  const { call, env, signIn, pass, database, publicAcademy, attention } = await openTestAcademy();
  // To its readers SQLite keeps nothing shut.
  if (database.engine === "sqlite") skip();
  const token = await signIn();
  let refused = 0;
  database.onTrouble(() => {
    refused += 1;
  });
  const release = await holdLock(env, "enquiries");
  const told = async () => {
    await attention.look();
    const { body }: { body: { what: string }[] } = await call("GET", "/api/attention", undefined, { token });
    return body.map(({ what }) => what);
  };
  const held = "The database answers slowly: another program holds enquiries.";
  const search = async () => {
    const data = publicAcademy.requestData();
    return [(await data.search("german")).courses[0]?.title, data.usedFallback()];
  };
  expect(await search()).toEqual(["German Deutsch", true]);
  const before = refused;
  expect(await search()).toEqual(["German Deutsch", true]);
  expect(refused).toBe(before);
  expect(await told()).toContain(held);
  pass(60_000);
  expect((await call("GET", "/readyz")).status).toBe(503);
  await release();
  await told();
  pass(60_001);
  expect(await told()).not.toContain(held);
});
