import { expect, it } from "vitest";
import { addDays } from "#contract/site/days.ts";
import { openTestAcademy } from "#tests/harness.ts";

const day = 24 * 3_600_000;

it("facts that are prepared for a day take over with it, once, with what was changed meanwhile, and are then prepared no more", async () => {
  const { call, signIn, academy, publicAcademy, pass } = await openTestAcademy();
  let token = await signIn();
  const toCome = async () => (await publicAcademy.requestData().facts()).next;
  const get = async (path: string) => (await call("GET", `/api/${path}`, undefined, { token })).body;
  const put = (path: string, body: object) => call("PUT", `/api/${path}`, body, { token });
  const now = await get("academy-facts");
  expect(await get("academy-facts/next")).toEqual({ ...now, from: "", version: 1 });
  expect(await toCome()).toBeUndefined();

  const today = academy.today();
  const moved = { ...now, address: ["1 Beach Road", "Matara"], city: "Matara", version: undefined };
  for (const from of [today, addDays(today, -1)]) {
    const { status, body } = await put("academy-facts/next", { ...moved, from });
    expect([status, body.issues[0]]).toEqual([400, { path: "from", message: "This must be a day after today." }]);
  }
  expect((await put("academy-facts/next", { ...moved, from: addDays(today, 2) })).status).toBe(200);
  const place = { address: "1 Beach Road, Matara", city: "Matara", map: now.map };
  expect(await toCome()).toEqual({ from: addDays(today, 2), place });
  // A phone that is new already, and a city that is not: the prepared one stays.
  await put("academy-facts", { ...now, phones: [{ number: "+94 41 222 0000", label: "" }], city: "Galle" });
  expect(await get("academy-facts/next")).toMatchObject({ city: "Matara", phones: [{ number: "+94 41 222 0000" }] });

  await academy.facts.takeOver();
  pass(day);
  token = await signIn();
  await academy.facts.takeOver();
  expect(await get("academy-facts")).toMatchObject({ city: "Galle" });
  pass(day);
  token = await signIn();
  // As after a start beyond the day: the first answers say it, before anything was saved.
  const { city, next } = await publicAcademy.requestData().facts();
  expect([city, next, (await academy.facts.now()).city]).toEqual(["Matara", undefined, "Matara"]);
  await Promise.all([academy.facts.takeOver(), academy.facts.takeOver()]);
  await academy.facts.takeOver();
  expect(await get("academy-facts")).toMatchObject({ address: moved.address, city: "Matara", phones: [{ number: "+94 41 222 0000" }] });
  expect((await get("academy-facts/next")).from).toBe("");
  expect(await toCome()).toBeUndefined();
  const audit = (await call("GET", "/api/audit?noun=academy-facts", undefined, { token })).body;
  expect(audit.filter(({ action }: { action: string }) => action === "take-over").length).toBeGreaterThan(0);
  // Prepared anew, it is told beside the facts of now, not beside what was prepared once.
  await put("academy-facts", { ...moved, phones: [{ number: "+94 41 222 1111", label: "" }] });
  const again = { ...(await get("academy-facts")), city: "Galle", version: undefined };
  await put("academy-facts/next", { ...again, from: addDays(academy.today(), 3) });
  const [prepared] = (await call("GET", "/api/audit?noun=academy-facts/next", undefined, { token })).body;
  expect(prepared.changes.map(({ field }: { field: string }) => field).sort()).toEqual(["city", "from"]);
  // What is changed afterwards stays.
  await put("academy-facts", { ...moved, city: "Weligama" });
  await academy.facts.takeOver();
  expect((await get("academy-facts")).city).toBe("Weligama");
});

it("what was prepared can be put away, and begins anew with the facts of now", async () => {
  const { call, signIn, academy } = await openTestAcademy();
  const token = await signIn();
  const now = (await call("GET", "/api/academy-facts", undefined, { token })).body;
  const next = { ...now, city: "Matara", from: addDays(academy.today(), 1), version: undefined };
  await call("PUT", "/api/academy-facts/next", next, { token });
  const { body } = await call("POST", "/api/academy-facts/next/restore-first", {}, { token });
  expect([body.from, body.city]).toEqual(["", now.city]);
});

it("an older version of what was prepared is judged like every save: its day must be after today", async () => {
  const { call, signIn, academy, pass } = await openTestAcademy();
  let token = await signIn();
  const now = (await call("GET", "/api/academy-facts", undefined, { token })).body;
  const prepare = (from: string) => call("PUT", "/api/academy-facts/next", { ...now, city: "Matara", from, version: undefined }, { token });
  await prepare(addDays(academy.today(), 1));
  await prepare(addDays(academy.today(), 9));
  pass(2 * day);
  token = await signIn();
  const { body } = await call("GET", "/api/academy-facts/next/versions", undefined, { token });
  const over = body.find(({ item }: { item: { from: string } }) => item.from !== "" && item.from <= academy.today());
  const restored = await call("POST", `/api/academy-facts/next/versions/${over.version}/restore`, {}, { token });
  expect([restored.status, restored.body.issues?.[0].path]).toEqual([400, "from"]);
});

it("what is prepared at the moment in which the facts of now are saved stays, with what was changed in both", async () => {
  const { call, signIn, academy } = await openTestAcademy();
  const token = await signIn();
  const get = async (path: string) => (await call("GET", `/api/${path}`, undefined, { token })).body;
  const put = (path: string, body: object) => call("PUT", `/api/${path}`, body, { token });
  const { version: _, ...now } = await get("academy-facts");
  const from = addDays(academy.today(), 2);
  await put("academy-facts/next", { ...now, from });
  for (let round = 0; round < 8; round++) {
    const [phones, city] = [[{ number: `+94 41 222 000${round}`, label: "" }], `Galle ${round}`];
    const saved = put("academy-facts", { ...now, phones });
    // Later by a little more each time.
    for (let turn = 0; turn < round * 4; turn++) await new Promise(setImmediate);
    const prepared = { ...(await get("academy-facts/next")), city };
    const { status } = await put("academy-facts/next", prepared);
    await saved;
    expect(await get("academy-facts/next")).toMatchObject({ phones, ...(status === 200 && { city }) });
  }
});
