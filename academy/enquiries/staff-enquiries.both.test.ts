import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { classInput } from "#tests/factories.ts";
import { dayIn, openEnquiries } from "#tests/open-enquiries.ts";
import { startOfDayIn } from "../calendar.ts";

describe("what staff do with enquiries", () => {
  it("gives others their turn while many are changed at once", async () => {
    const academy = await openEnquiries(1);
    const changes = Array.from({ length: 100 }, () => ({ id: academy.ids[0], next_step: "Call back" }));
    let turns = 0;
    const others = setInterval(() => turns++, 1);
    const answer = await academy.staff("PATCH", "", { changes });
    await pause(1);
    clearInterval(others);
    expect(answer.body.changed).toHaveLength(100);
    expect(turns).toBeGreaterThan(5);
  });

  it("has views with their counts, and everyone promised a call tomorrow in one of them", async () => {
    const academy = await openEnquiries(6);
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = academy.ids;
    const owners = (await academy.staff("GET", "/owners")).body;
    await academy.staff("PATCH", `/${first}`, { next_on: dayIn(academy, 1), next_step: "Call back", owner_id: owners[0].id });
    await academy.staff("PATCH", `/${second}`, { next_on: dayIn(academy, 0), status: "Contacted" });
    await academy.staff("PATCH", `/${third}`, { next_on: dayIn(academy, -2), status: "Visited" });
    await academy.staff("PATCH", `/${fourth}`, { next_on: dayIn(academy, -1), status: "Closed" });
    await academy.staff("PATCH", `/${fifth}`, { status: "Spam" });
    const { body } = await academy.staff("GET", `/views?since=${fourth}`);
    expect(body).toEqual({
      ...{ all: 5, new: 2, mine: 1, due: 1, overdue: 1, tomorrow: 1, unplanned: 0, waiting: 0, spam: 1 },
      ...{ newest: sixth, newer: 1 },
    });
    await academy.staff("PATCH", `/${sixth}`, { status: "Spam" });
    expect((await academy.staff("GET", "/views")).body.newest).toBe(sixth);
    await academy.staff("PATCH", `/${sixth}`, { status: "New" });
    expect((await academy.staff("GET", `/views?since=${sixth}`)).body.newer).toBe(0);
    for (const [view, ids] of Object.entries({
      all: [sixth, fourth, third, second, first],
      new: [sixth, first],
      mine: [first],
      due: [second],
      overdue: [third],
      tomorrow: [first],
      spam: [fifth],
    }))
      expect([view, await academy.idsOf(`view=${view}`)]).toEqual([view, ids]);
    // Who was called or came, and of whom nothing is planned, would be forgotten: the oldest first.
    for (const id of [second, third]) await academy.staff("PATCH", `/${id}`, { next_on: "" });
    expect(await academy.idsOf("view=unplanned")).toEqual([second, third]);
    expect(await academy.idsOf(`owner_id=${owners[0].id}`)).toEqual([first]);
    // A day holds its first moment, and not that of the next.
    const [midnight, next] = [0, 1].map((days) => startOfDayIn("Asia/Colombo", dayIn(academy, days)));
    for (const [id, created_at] of [
      [first, midnight],
      [second, (midnight ?? 0) - 1],
      [third, next],
    ] as const)
      await academy.database.write((tx) =>
        tx
          .updateTable("enquiries")
          .set({ created_at: created_at ?? 0 })
          .where("id", "=", id)
          .execute(),
      );
    const ofToday = await academy.idsOf(`from=${dayIn(academy, 0)}&before=${dayIn(academy, 1)}`);
    expect([first, second, third].map((id) => ofToday.includes(id))).toEqual([true, false, false]);
    // Today's call without a view still answers all, and what nobody has looked at.
    expect(await academy.idsOf("")).toHaveLength(6);
    expect((await academy.staff("GET", "")).headers.get("x-new-count")).toBe("2");
    expect((await academy.staff("GET", "?view=yesterday")).status).toBe(400);
  });

  it("corrects who asked: it is found by that, told in the timeline, and the activity has neither", async () => {
    const academy = await openEnquiries(2, () => ({ name: "Niaml", phone: "077 765 4321" }));
    const at = `/${academy.ids[0]}`;
    const phone = "077 111 2222, 071 333 4444";
    const { body } = await academy.staff("PATCH", at, { name: " Nimal ", email: "", phone });
    expect(body).toMatchObject({ name: "Nimal", email: "", phone, phoneNumbers: ["+94771112222", "+94713334444"], status: "New" });
    expect(await academy.idsOf("q=0713334444")).toEqual([academy.ids[0]]);
    expect(await academy.idsOf("q=niaml")).toEqual([academy.ids[1]]);
    const told = async () =>
      (await academy.staff("GET", `${at}/events`)).body.map(({ kind, text }: { kind: string; text: string }) => [kind, text]);
    const before = ["corrected", "name: Niaml\nemail: person0@example.com\nphone: 077 765 4321"];
    expect((await told()).at(-1)).toEqual(before);
    const { body: activity } = await academy.call("GET", "/api/audit?noun=enquiries", undefined, { token: academy.token });
    expect(activity[0].changes).toEqual([{ field: "corrected", before: "", after: "name, email, phone" }]);
    for (const private_ of ["Niaml", "person0", "765 4321", "333 4444"])
      expect(JSON.stringify(activity[0].changes)).not.toContain(private_);
    // The same again is no correction, and what is none is refused.
    await academy.staff("PATCH", at, { name: "Nimal", phone, next_step: "Call" });
    expect((await told()).map(([kind = ""]) => kind).filter((kind: string) => kind === "corrected")).toHaveLength(1);
    expect((await academy.staff("PATCH", at, { name: " " })).body.issues[0].path).toBe("name");
    expect((await academy.staff("PATCH", at, { email: "nobody" })).body.error).toBe("Please enter a valid email address.");
  });

  it("keeps a timeline, and finds what stands in it", async () => {
    const academy = await openEnquiries(1);
    const at = `/${academy.ids[0]}`;
    expect((await academy.staff("POST", `${at}/events`, { kind: "note", text: " " })).body.message).toBe("Please write the note first.");
    expect((await academy.staff("POST", `${at}/events`, { kind: "eaten", text: "" })).status).toBe(400);
    expect((await academy.staff("POST", "/999/events", { kind: "call" })).status).toBe(404);
    await academy.staff("POST", `${at}/events`, { kind: "opened" });
    await academy.staff("POST", `${at}/events`, { kind: "opened" });
    await academy.staff("POST", `${at}/events`, { kind: "note", text: "Prefers Saturdays" });
    const { body } = await academy.staff("PATCH", at, {
      status: "Contacted",
      event: { kind: "call", text: "Nobody answered" },
      version: 1,
    });
    expect(body).toMatchObject({ status: "Contacted", version: 2, notes: "" });
    const events = (await academy.staff("GET", `${at}/events`)).body;
    expect(events.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual([
      ["received", ""],
      ["opened", ""],
      ["note", "Prefers Saturdays"],
      ["call", "Nobody answered"],
      ["status", "Contacted"],
    ]);
    // A copy has what staff wrote; the list that they work with does not.
    const [copied] = (await academy.staff("GET", "?written=true&limit=1000")).body;
    expect(copied.written).toMatchObject([
      { kind: "note", text: "Prefers Saturdays", by: "admin" },
      { kind: "call", text: "Nobody answered" },
    ]);
    expect((await academy.staff("GET", "")).body[0].written).toBeUndefined();
    expect((await academy.staff("GET", "/person?email=person0@example.com")).body[0].written).toHaveLength(2);
    expect(await academy.idsOf("q=saturdays")).toEqual(academy.ids);
    expect(await academy.idsOf("q=nobody+answered")).toEqual(academy.ids);
    expect((await academy.staff("PUT", at, { status: "Closed", notes: "Old box", version: 2 })).body.notes).toBe("Old box");
    expect(await academy.idsOf("q=saturdays")).toEqual(academy.ids);
    academy.pass(24 * 3_600_000);
    const later = await academy.signIn();
    await academy.call("POST", `/api/enquiries${at}/events`, { kind: "opened" }, { token: later });
    const opened = (await academy.call("GET", `/api/enquiries${at}/events`, undefined, { token: later })).body;
    expect(opened.filter(({ kind }: { kind: string }) => kind === "opened")).toHaveLength(2);
  });

  it("changes many at once, and refuses single ones by themselves", async () => {
    const academy = await openEnquiries(3);
    const [first, second, third] = academy.ids;
    const { status, body } = await academy.staff("PATCH", "", {
      changes: [
        { id: first, status: "Closed", version: 1 },
        { id: second, status: "Contacted", version: 9 },
        { id: third, next_step: "Call back", next_on: "2030-01-02" },
        { id: 999, status: "Closed" },
      ],
    });
    expect([status, body.changed.map(({ id }: { id: number }) => id)]).toEqual([200, [first, third]]);
    expect(body.refused.map(({ id }: { id: number }) => id)).toEqual([second, 999]);
    expect((await academy.staff("PATCH", "", { changes: [] })).status).toBe(400);
    const many = Array.from({ length: 101 }, (_, id) => ({ id: id + 1, status: "New" }));
    expect((await academy.staff("PATCH", "", { changes: many })).status).toBe(400);
  });

  it("gives back the old place on a waiting list where losing it is taken back, and none before its time", async () => {
    const academy = await openEnquiries(2);
    const [first, second] = academy.ids;
    const class_id = (await academy.call("POST", "/api/classes", classInput(), { token: academy.token })).body.id;
    for (const id of academy.ids) {
      await academy.staff("PATCH", `/${id}`, { status: "Waiting", class_id });
      academy.pass(60_000);
    }
    const { placed_at } = (await academy.staff("GET", `/${first}`)).body;
    const waiting = () => academy.idsOf("view=waiting");
    expect(await waiting()).toEqual([first, second]);
    await academy.staff("PATCH", `/${first}`, { status: "Enrolled" });
    expect((await academy.staff("PATCH", `/${first}`, { status: "Waiting", placed_at })).body.placed_at).toBe(placed_at);
    expect(await waiting()).toEqual([first, second]);
    // Who goes before others by it is seen where the seat's history is.
    const told = async (id: number | undefined) =>
      (await academy.staff("GET", `/${id}/events`)).body.map(({ kind, text }: Record<string, string>) => [kind, text]);
    expect((await told(first)).slice(-2)).toEqual([
      ["status", "Waiting list"],
      ["place", placed_at],
    ]);
    const [line] = (await academy.call("GET", "/api/audit?noun=enquiries", undefined, { token: academy.token })).body;
    expect(line.changes).toContainEqual({ field: "placed_at", before: "", after: placed_at });
    await academy.staff("PATCH", `/${first}`, { status: "Contacted" });
    await academy.staff("PATCH", `/${first}`, { status: "Waiting" });
    expect(await waiting()).toEqual([second, first]);
    await academy.staff("PATCH", `/${second}`, { status: "Contacted" });
    const { body: ahead } = await academy.staff("PATCH", `/${second}`, { status: "Waiting", placed_at: "2999-01-01T00:00:00.000Z" });
    expect(Date.parse(ahead.placed_at)).toBeLessThanOrEqual(academy.now());
    expect(await waiting()).toEqual([first, second]);
    expect((await told(second)).at(-1)).toEqual(["status", "Waiting list"]);
    await academy.staff("PATCH", `/${second}`, { status: "Contacted" });
    const { created_at, ...long } = (await academy.staff("PATCH", `/${second}`, { status: "Waiting", placed_at: "1970-01-01T00:00:00Z" }))
      .body;
    expect(long.placed_at).toBe(created_at);
    expect((await academy.staff("PATCH", `/${first}`, { status: "Contacted", placed_at: "yesterday" })).status).toBe(400);
  });

  it("finds people by what their class is called now, and has waiting lists in that order", async () => {
    const academy = await openEnquiries(2);
    const [first, second] = academy.ids;
    const created = (title: string) => academy.call("POST", "/api/classes", classInput({ title }), { token: academy.token });
    const [one, other] = [(await created("Alpha")).body, (await created("Beta")).body];
    await academy.staff("PATCH", `/${first}`, { status: "Waiting", class_id: one.id });
    await academy.staff("PATCH", `/${second}`, { status: "Waiting", class_id: other.id });
    expect(await academy.idsOf("view=waiting")).toEqual([first, second]);
    const renamed = { ...one, title: "Gamma 100%" };
    await academy.call("PUT", `/api/classes/${one.id}`, renamed, { token: academy.token });
    expect(await academy.idsOf("view=waiting")).toEqual([second, first]);
    for (const [q, ids] of Object.entries({
      gamma: [first],
      "person0 gamma": [first],
      [`gamma ${one.starts_on.slice(0, 4)}`]: [first],
      "100%25": [first],
      "person1 gamma": [],
      beta: [second],
    }))
      expect([q, await academy.idsOf(`q=${q}`)]).toEqual([q, ids]);
    // A mistake in the name, and the class as it is now.
    await academy.staff("PATCH", `/${first}`, { name: "Fathima" });
    const near = (await academy.staff("GET", "/near?q=fatima+gamma")).body;
    expect(near.enquiries.map(({ id, class_name }: { id: number; class_name: string }) => [id, class_name])).toEqual([
      [first, expect.stringContaining("Gamma 100%")],
    ]);
    const { body: roster } = await academy.call("GET", `/api/classes/${one.id}/roster`, undefined, { token: academy.token });
    expect(roster.waiting[0].class_name).toContain("Gamma 100%");
  });
});
