import { expect, it } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";

const digits = "zero one two three four five six seven eight nine".split(" ");

/** Sends the form without scripts, with the right answer; its status. */
async function post({ contactFormHandlerFor, noteAddress }: TestAcademy, email: string, address: string): Promise<number> {
  const request = new Request("http://test/contact");
  noteAddress(request, address);
  const handler = contactFormHandlerFor(request);
  const { question, seal } = handler.ask();
  const [, one = "", other = ""] = /much is (\w+) plus (\w+)/.exec(question) ?? [];
  const answer = String(digits.indexOf(one) + digits.indexOf(other));
  const result = await handler.receive(enquiryInput({ email }), { answer, seal });
  return result.done ? 201 : result.status;
}

async function mails({ database }: TestAcademy) {
  const rows = await database.read((db) => db.selectFrom("jobs").select("kind").execute());
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
  return { notices: count("notice"), receipts: count("receipt") };
}

const network = (number: number) => `10.1.${number}.1`;

it("an address gets two receipts a day, however it is written and whichever way they come; every enquiry is stored", async () => {
  const academy = await openTestAcademy({ BOT_CHECK: "altcha" });
  const spellings = [
    "victim@mail.example.com",
    "VICTIM@Mail.Example.com",
    " victim@mail.example.com",
    "Victim+1@mail.example.com",
    "v.i.c.tim+two@mail.example.com",
    "victim@mail\u3002example.com",
    "victim@ma\u00adil.example.com",
  ];
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, number) => post(academy, spellings[number % spellings.length] ?? "", network(number))),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await mails(academy)).toEqual({ notices: 20, receipts: 2 });
  expect(await post(academy, "someone@example.com", network(99))).toBe(201);
  expect((await mails(academy)).receipts).toBe(3);
  academy.pass(25 * 3_600_000);
  expect(await post(academy, "victim@mail.example.com", network(1))).toBe(201);
  expect((await mails(academy)).receipts).toBe(4);

  const calls = await openTestAcademy();
  for (let sent = 0; sent < 4; sent++)
    expect((await calls.call("POST", "/api/contact", enquiryInput({ email: "victim@example.com" }))).status).toBe(201);
  expect(await mails(calls)).toEqual({ notices: 4, receipts: 2 });
});

it("the form without scripts is limited more strictly from one network, and from all together sends no flood of receipts", async () => {
  const academy = await openTestAcademy({ BOT_CHECK: "altcha" });
  const statuses = await Promise.all(Array.from({ length: 30 }, (_, number) => post(academy, `person-${number}@example.com`, "192.0.2.7")));
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  for (let number = 0; number < 60; number++) await post(academy, `other-${number}@example.com`, network(number));
  expect(await mails(academy)).toEqual({ notices: 70, receipts: 60 });
});

it("a call that tells no signals is judged as the form without scripts is", async () => {
  const academy = await openTestAcademy();
  const send = (email: string, address: string, signals?: object) =>
    academy.call("POST", "/api/contact", enquiryInput({ email, signals }), { address });
  const statuses: number[] = [];
  for (let number = 0; number < 12; number++) statuses.push((await send(`p-${number}@example.com`, "192.0.2.7")).status);
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
  expect((await send("with-script@example.com", "192.0.2.7", { trap: "", took: 9000 })).status).toBe(201);
  expect((await send("half@example.com", "192.0.2.7", { trap: "" })).status).toBe(429);
  for (let number = 0; number < 60; number++) await send(`other-${number}@example.com`, network(number));
  // Sixty without scripts, from all together, and the one with.
  expect(await mails(academy)).toEqual({ notices: 71, receipts: 61 });
});
