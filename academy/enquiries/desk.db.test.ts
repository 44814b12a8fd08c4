import { describe, expect, it } from "vitest";
import { classInput, enquiryInput } from "#tests/factories.ts";
import { joined, openTestAcademy, type TestAcademy } from "#tests/harness.ts";

async function openDesk(count = 1, more: (index: number) => Record<string, unknown> = () => ({})) {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const staff = (method: string, path: string, body?: unknown) => academy.call(method, `/api/enquiries${path}`, body, { token });
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    const input = enquiryInput({ email: `person${index}@example.com`, phone: "", ...more(index) });
    ids.push((await academy.call("POST", "/api/contact", input, { address: `10.0.${index}.1` })).body.id);
  }
  const names = async (query: string) => (await staff("GET", `?${query}`)).body.map(({ id }: { id: number }) => id);
  return { ...academy, token, staff, ids, idsOf: names };
}

const day = (academy: Pick<TestAcademy, "academy">, days: number) =>
  new Date(Date.parse(academy.academy.today()) + days * 86_400_000).toISOString().slice(0, 10);

describe("the desk", () => {
  it("has views with their counts, and everyone promised a call tomorrow in one of them", async () => {
    const desk = await openDesk(6);
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = desk.ids;
    const owners = (await desk.staff("GET", "/owners")).body;
    await desk.staff("PATCH", `/${first}`, { next_on: day(desk, 1), next_step: "Call back", owner_id: owners[0].id });
    await desk.staff("PATCH", `/${second}`, { next_on: day(desk, 0), status: "Contacted" });
    await desk.staff("PATCH", `/${third}`, { next_on: day(desk, -2), status: "Visited" });
    await desk.staff("PATCH", `/${fourth}`, { next_on: day(desk, -1), status: "Closed" });
    await desk.staff("PATCH", `/${fifth}`, { status: "Spam" });
    const { body } = await desk.staff("GET", `/views?since=${fourth}`);
    expect(body).toEqual({ all: 5, new: 2, mine: 1, due: 1, overdue: 1, tomorrow: 1, waiting: 0, spam: 1, newest: sixth, newer: 1 });
    for (const [view, ids] of Object.entries({
      all: [sixth, fourth, third, second, first],
      new: [sixth, first],
      mine: [first],
      due: [second],
      overdue: [third],
      tomorrow: [first],
      spam: [fifth],
    }))
      expect([view, await desk.idsOf(`view=${view}`)]).toEqual([view, ids]);
    expect(await desk.idsOf(`owner_id=${owners[0].id}`)).toEqual([first]);
    // Today's call without a view still answers all, and what nobody has looked at.
    expect(await desk.idsOf("")).toHaveLength(6);
    expect((await desk.staff("GET", "")).headers.get("x-new-count")).toBe("2");
    expect((await desk.staff("GET", "?view=yesterday")).status).toBe(400);
  });

  it("keeps a timeline, and finds what stands in it", async () => {
    const desk = await openDesk(1);
    const at = `/${desk.ids[0]}`;
    expect((await desk.staff("POST", `${at}/events`, { kind: "note", text: " " })).body.message).toBe("Please write the note first.");
    expect((await desk.staff("POST", `${at}/events`, { kind: "eaten", text: "" })).status).toBe(400);
    expect((await desk.staff("POST", "/999/events", { kind: "call" })).status).toBe(404);
    await desk.staff("POST", `${at}/events`, { kind: "opened" });
    await desk.staff("POST", `${at}/events`, { kind: "opened" });
    await desk.staff("POST", `${at}/events`, { kind: "note", text: "Prefers Saturdays" });
    const { body } = await desk.staff("PATCH", at, { status: "Contacted", event: { kind: "call", text: "Nobody answered" }, version: 1 });
    expect(body).toMatchObject({ status: "Contacted", version: 2, notes: "" });
    const events = (await desk.staff("GET", `${at}/events`)).body;
    expect(events.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual([
      ["received", ""],
      ["opened", ""],
      ["note", "Prefers Saturdays"],
      ["call", "Nobody answered"],
      ["status", "Contacted"],
    ]);
    expect(await desk.idsOf("q=saturdays")).toEqual(desk.ids);
    expect(await desk.idsOf("q=nobody+answered")).toEqual(desk.ids);
    expect((await desk.staff("PUT", at, { status: "Closed", notes: "Old box", version: 2 })).body.notes).toBe("Old box");
    expect(await desk.idsOf("q=saturdays")).toEqual(desk.ids);
    desk.pass(24 * 3_600_000);
    const later = await desk.signIn();
    await desk.call("POST", `/api/enquiries${at}/events`, { kind: "opened" }, { token: later });
    const opened = (await desk.call("GET", `/api/enquiries${at}/events`, undefined, { token: later })).body;
    expect(opened.filter(({ kind }: { kind: string }) => kind === "opened")).toHaveLength(2);
  });

  it("changes many at once, and refuses single ones by themselves", async () => {
    const desk = await openDesk(3);
    const [first, second, third] = desk.ids;
    const { status, body } = await desk.staff("PATCH", "", {
      changes: [
        { id: first, status: "Closed", version: 1 },
        { id: second, status: "Contacted", version: 9 },
        { id: third, next_step: "Call back", next_on: "2030-01-02" },
        { id: 999, status: "Closed" },
      ],
    });
    expect([status, body.changed.map(({ id }: { id: number }) => id)]).toEqual([200, [first, third]]);
    expect(body.refused.map(({ id }: { id: number }) => id)).toEqual([second, 999]);
    expect((await desk.staff("PATCH", "", { changes: [] })).status).toBe(400);
    const many = Array.from({ length: 101 }, (_, id) => ({ id: id + 1, status: "New" }));
    expect((await desk.staff("PATCH", "", { changes: many })).status).toBe(400);
  });

  it("takes down somebody who calls or walks in, without mail unless it is asked for", async () => {
    const desk = await openDesk(0);
    const walkIn = { name: "Kumari", channel: "visit", status: "Visited", next_step: "Send the fees", next_on: "2030-01-02" };
    const { status, body } = await desk.staff("POST", "", walkIn);
    expect([status, body]).toEqual([201, expect.objectContaining({ ...walkIn, email: "", phone: "", owner_id: null })]);
    expect((await desk.staff("POST", "", { name: "Ruwan", channel: "website" })).status).toBe(400);
    expect((await desk.staff("POST", "", { name: "Ruwan", channel: "phone", email: "ruwan" })).status).toBe(400);
    await desk.staff("POST", "", { name: "Ruwan", channel: "mail", email: "ruwan@example.com", receipt: true });
    const mails = await desk.database.read((db) => db.selectFrom("mails").select(["enquiry_id", "kind"]).execute());
    expect(mails).toEqual([{ enquiry_id: body.id + 1, kind: "receipt" }]);
    const key = { token: desk.token, headers: { "idempotency-key": "one" } };
    const twice = await Promise.all([1, 2].map(() => desk.call("POST", "/api/enquiries", walkIn, key)));
    expect(twice[0]?.body.id).toBe(twice[1]?.body.id);
    const deskToken = await joined(desk.call, desk.token, "desk", "desk");
    expect((await desk.call("POST", "/api/enquiries", walkIn, { token: deskToken })).status).toBe(201);
    expect((await desk.call("GET", "/api/enquiries/owners", undefined, { token: deskToken })).body).toEqual([
      { id: 1, name: expect.any(String) },
      { id: 2, name: "The desk" },
    ]);
  });

  it("says which classes have seats left, and who is first when one gets free", async () => {
    const desk = await openDesk(3);
    const [first, second, third] = desk.ids;
    const classes = await desk.call("POST", "/api/classes", classInput({ seats: 1 }), { token: desk.token });
    const class_id = classes.body.id;
    const left = async () => (await desk.staff("GET", "/classes")).body.find(({ id }: { id: number }) => id === class_id);
    expect(await left()).toMatchObject({ seats_left: 1, waiting: 0 });
    expect((await desk.staff("PATCH", `/${first}`, { status: "Enrolled", class_id })).status).toBe(200);
    const full = await desk.staff("PATCH", `/${second}`, { status: "Enrolled", class_id });
    expect([full.status, full.body.issues[0].path]).toEqual([409, "class_id"]);
    await desk.staff("PATCH", `/${second}`, { status: "Waiting", class_id });
    expect(await left()).toMatchObject({ seats_left: 0, waiting: 1 });
    expect(await desk.idsOf("view=waiting")).toEqual([second]);
    expect(await desk.idsOf(`class_id=${class_id}`)).toEqual([second, first]);
    expect((await desk.staff("PATCH", `/${first}`, { merged_into: third })).body.message).toContain("has a seat");
    expect((await desk.staff("PATCH", `/${first}`, { status: "Closed" })).body.first_waiting).toMatchObject({ id: second });
  });
});
