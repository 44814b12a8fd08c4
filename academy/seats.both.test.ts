import { expect, it } from "vitest";
import { classInput, enquiryInput } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";

async function classOf(call: TestAcademy["call"], token: string, more: Record<string, unknown> = {}): Promise<number> {
  const { body, text } = await call("POST", "/api/classes", classInput(more), { token });
  expect([text, body.id]).toEqual([text, expect.any(Number)]);
  return body.id;
}

async function enquire(call: TestAcademy["call"], more: Record<string, unknown> = {}): Promise<number> {
  const { body } = await call("POST", "/api/contact", enquiryInput(more), { address: `192.0.2.${Math.ceil(Math.random() * 250)}` });
  return body.id;
}

it("the last seat is given once, however many ask for it at the same moment, in two processes", async () => {
  const { call, signIn, openAnother } = await openTestAcademy({ ENQUIRIES_PER_HOUR: "1000" });
  const other = await openAnother();
  const token = await signIn();
  for (let round = 0; round < 10; round++) {
    const class_id = await classOf(call, token, { seats: 1 });
    const people = await Promise.all([enquire(call, { class_id }), enquire(call, { class_id })]);
    const answers = await Promise.all(
      people.map((id, index) => (index ? other : { call }).call("PATCH", `/api/enquiries/${id}`, { status: "Enrolled" }, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.issues).toEqual([{ path: "class_id", message: expect.stringContaining("waiting list") }]);
    const { body } = await call("GET", `/api/classes/${class_id}`, undefined, { token });
    expect([body.seats_left, body.enrolled, body.waiting]).toEqual([0, 1, 0]);
  }
});

it("a full class takes one more with a reason only, and who leaves makes room for the first who waits", async () => {
  const { call, signIn, academy } = await openTestAcademy({ ENQUIRIES_PER_HOUR: "1000" });
  const token = await signIn();
  const class_id = await classOf(call, token, { seats: 1 });
  const [one = 0, two = 0, three = 0, four = 0] = [
    await enquire(call, { class_id }),
    await enquire(call, { class_id }),
    await enquire(call, { class_id }),
    await enquire(call, { class_id }),
  ];
  const set = (id: number, change: object) => call("PATCH", `/api/enquiries/${id}`, change, { token });
  expect((await set(one, { status: "Enrolled" })).status).toBe(200);
  expect((await set(three, { status: "Waiting" })).status).toBe(200);
  expect((await set(two, { status: "Waiting" })).status).toBe(200);
  const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id);
  const { body: roster } = await call("GET", `/api/classes/${class_id}/roster`, undefined, { token });
  expect(idsOf(roster.waiting)).toEqual([three, two]);
  expect(idsOf((await call("GET", "/api/enquiries?view=waiting", undefined, { token })).body)).toEqual([three, two]);
  const before = (await academy.enquiries.find(four))?.version;
  expect((await set(four, { status: "Enrolled" })).status).toBe(409);
  expect((await academy.enquiries.find(four))?.version).toBe(before);
  expect((await set(four, { status: "Enrolled", overbook: "Her brother is in the class." })).status).toBe(200);
  const { body: left } = await set(one, { status: "Closed" });
  expect(left.first_waiting).toMatchObject({ id: three });
  const other = await classOf(call, token, { seats: 1 });
  expect((await set(four, { class_id: other })).body.first_waiting).toMatchObject({ id: three, class_id });
  expect((await set(four, { class_id, overbook: "Back again." })).body).not.toHaveProperty("first_waiting");
  expect((await call("GET", `/api/classes/${class_id}`, undefined, { token })).body).toMatchObject({
    seats_left: 0,
    enrolled: 1,
    waiting: 2,
  });
  const { body: log } = await call("GET", "/api/audit?noun=enquiries", undefined, { token });
  const details = await Promise.all(log.map(({ id }: { id: number }) => call("GET", `/api/audit/${id}`, undefined, { token })));
  expect(JSON.stringify(details.map(({ body }) => body))).toContain("Her brother is in the class.");
  const resized = (seats: number) => call("PUT", `/api/classes/${class_id}`, classInput({ seats }), { token });
  expect((await resized(3)).status).toBe(200);
  await set(two, { status: "Enrolled" });
  await set(three, { status: "Enrolled" });
  expect((await resized(2)).body).toMatchObject({ error: "3 people have a seat already: give at least 3 seats." });
  expect((await call("POST", `/api/classes/${class_id}/versions/1/restore`, undefined, { token })).status).toBe(400);
  expect((await resized(3)).status).toBe(200);
});

it("a page that shows seats is made anew when somebody enrols, leaves or is erased", async () => {
  const { call, signIn, database } = await openTestAcademy();
  const token = await signIn();
  const class_id = await classOf(call, token, { seats: 3 });
  const id = await enquire(call, { class_id });
  const version = async () => (await database.contentVersions()).classes;
  const first = await version();
  await call("PATCH", `/api/enquiries/${id}`, { status: "Contacted" }, { token });
  expect(await version()).toBe(first);
  await call("PATCH", `/api/enquiries/${id}`, { status: "Enrolled" }, { token });
  expect(await version()).toBe(first + 1);
  await call("DELETE", `/api/enquiries/${id}`, undefined, { token });
  expect(await version()).toBe(first + 2);
  expect((await call("GET", `/api/classes/${class_id}`, undefined, { token })).body.seats_left).toBe(3);
});

it("whoever asks for a class whose last seat went meanwhile is told", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const class_id = await classOf(call, token, { seats: 1 });
  const ask = async () => (await call("POST", "/api/contact", enquiryInput({ class_id }))).body;
  const first = await ask();
  expect(first).toEqual({ id: first.id, message: "Message sent" });
  await call("PATCH", `/api/enquiries/${first.id}`, { status: "Enrolled" }, { token });
  expect(await ask()).toEqual({ id: first.id + 1, message: "Message sent", class_full: true });
});

it("a seat that is free again is for those who wait: visitors are offered what is left, the desk hears of the class that begins first", async () => {
  const { call, signIn, publicAcademy } = await openTestAcademy({ ENQUIRIES_PER_HOUR: "1000" });
  const token = await signIn();
  const dates = (month: string) => ({ starts_on: `2097-${month}-01`, ends_on: `2097-${month}-28`, enrol_until: "", seats: 2 });
  const [later, sooner] = [await classOf(call, token, dates("03")), await classOf(call, token, dates("02"))];
  const wait = async (class_id: number) =>
    call("PATCH", `/api/enquiries/${await enquire(call, { class_id })}`, { status: "Waiting" }, { token });
  const seatsOf = async (query: string, who: object) =>
    (await call("GET", `/api/classes${query}`, undefined, who)).body.find(({ id }: { id: number }) => id === sooner).seats_left;
  await wait(later);
  await wait(sooner);
  expect([await seatsOf("", {}), await seatsOf("?admin=true", { token })]).toEqual([1, 2]);
  await wait(sooner);
  expect([await seatsOf("", {}), await seatsOf("?admin=true", { token })]).toEqual([0, 2]);
  expect(await publicAcademy.requestData().askedClass(sooner)).toMatchObject({ about: { isFull: true } });
  const { freed } = (await call("GET", "/api/desk/today", undefined, { token })).body;
  expect(freed.map(({ id }: { id: number }) => id)).toEqual([sooner, later]);
});
