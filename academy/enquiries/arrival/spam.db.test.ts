import { describe, expect, it } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

const long =
  "Earn money from home with our new program, no risk at all, thousands have joined it already and they all recommend it. ".repeat(2);

async function openSpam() {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const staff = (method: string, path: string, body?: unknown) => academy.call(method, `/api/enquiries${path}`, body, { token });
  let sender = 0;
  const send = async (more: Record<string, unknown>) => {
    const { status, body } = await academy.call("POST", "/api/contact", enquiryInput(more), { address: `10.0.${++sender}.1` });
    expect(status).toBe(201);
    return (await staff("GET", `/${body.id}`)).body;
  };
  const mails = (id: number) =>
    academy.database.read((db) => db.selectFrom("jobs").select("kind").where("lane", "=", "mail").where("item_id", "=", id).execute());
  return { ...academy, token, staff, send, mails };
}

describe("the spam folder", () => {
  it("takes what programs send, says why, and tells nobody until somebody says that it is no spam", async () => {
    const { call, token, staff, send, mails, database } = await openSpam();
    const hook = { address: "https://receiver.example/hook", events: ["enquiry.created"], active: true };
    await call("POST", "/api/webhooks", hook, { token });
    const told = async (id: number) =>
      (await database.read((db) => db.selectFrom("jobs").select("id").where("lane", "!=", "mail").where("item_id", "=", id).execute()))
        .length;
    const links = "See https://a.example and http://b.example or www.c.example";
    for (const [more, reason] of [
      [{ signals: { trap: "x" } }, "do not see"],
      [{ signals: { took: 300 } }, "faster"],
      [{ details: links }, "links"],
      [{ name: "Win http://a.example" }, "name"],
      [{ name: "www.a.example" }, "name"],
    ] as const) {
      const spam = await send(more);
      expect(spam).toMatchObject({ status: "Spam", spam_reasons: [expect.stringContaining(reason)] });
      expect([await mails(spam.id), await told(spam.id)]).toEqual([[], 0]);
    }
    const { body } = await staff("GET", "/views");
    expect(body).toMatchObject({ all: 0, new: 0, spam: 5, newest: 5 });
    const freed = await staff("PATCH", "/1", { status: "New" });
    expect(freed.body).toMatchObject({ status: "New", spam_reasons: [] });
    expect([await mails(1), await told(1)]).toEqual([[{ kind: "notice" }], 1]);
    // Back and forth by hand tells nobody twice, and whoever takes it back knows again why it was there.
    expect((await staff("PATCH", "/1", { status: "Spam" })).body.spam_reasons).toEqual([expect.stringContaining("do not see")]);
    await staff("PATCH", "/1", { status: "New" });
    expect([await mails(1), await told(1)]).toEqual([[{ kind: "notice" }], 1]);
  });

  it("never takes what people write: short questions that are alike, two links, a form with its fields left empty", async () => {
    const { send, mails } = await openSpam();
    for (let at = 0; at < 4; at++) {
      const people = await send({ email: `person${at}@example.com`, signals: { trap: "", took: 4000 + at } });
      expect([people.status, people.spam_reasons]).toEqual(["New", []]);
      expect(await mails(people.id)).toHaveLength(2);
    }
    expect((await send({ details: "My school: https://school.example and www.friends.example", signals: null })).status).toBe("New");
    // The same person sends the same long text again and again.
    for (let at = 0; at < 4; at++) expect((await send({ name: "Nimal", details: long })).status).toBe("New");
    for (const signals of ["nonsense", 7, [], { took: "fast", trap: "" }]) expect((await send({ signals })).status).toBe("New");
  });

  it("takes a long text from the third address that sends it", async () => {
    const { send } = await openSpam();
    const sent = [];
    for (let at = 0; at < 3; at++) sent.push((await send({ email: `sender${at}@example.com`, details: long })).status);
    expect(sent).toEqual(["New", "New", "Spam"]);
  });

  it("keeps where somebody came from, and nothing else", async () => {
    const { send } = await openSpam();
    const came_from = {
      page: `/contact?${"x".repeat(300)}`,
      referrer: "www.google.com",
      utm_source: "flyer\u0000\n",
      who: "x",
      utm_term: 7,
    };
    const { came_from: kept } = await send({ came_from });
    expect(kept).toEqual({ page: came_from.page.slice(0, 200), referrer: "www.google.com", utm_source: "flyer" });
    for (const odd of ["x", 7, [1], null, { page: { toString: "x" } }]) expect((await send({ came_from: odd })).came_from).toEqual({});
    for (const class_id of ["x", "", { toString: "x" }, [1], 999, -1]) expect((await send({ class_id })).class_id).toBe(null);
  });
});
