import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";
import { holdLock } from "#tests/hold-lock.ts";

// To its readers SQLite keeps nothing shut.
it("a page that shows seats waits once for a table that somebody holds, and owners are told while it lasts", async () => {
  const { call, env, signIn, pass, database, publicAcademy, attention } = await openTestAcademy();
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
