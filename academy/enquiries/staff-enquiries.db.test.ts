import { describe, expect, it } from "vitest";
import { classInput } from "#tests/factories.ts";
import { joined } from "#tests/harness.ts";
import { dayIn, openEnquiries } from "#tests/open-enquiries.ts";

describe("what staff do with enquiries", () => {
  it("takes down somebody who calls or walks in, without mail unless it is asked for", async () => {
    const academy = await openEnquiries(0);
    const walkIn = { name: "Kumari", channel: "visit", status: "Visited", next_step: "Send the fees", next_on: "2030-01-02" };
    const { status, body } = await academy.staff("POST", "", walkIn);
    expect([status, body]).toEqual([201, expect.objectContaining({ ...walkIn, email: "", phone: "", owner_id: null })]);
    expect((await academy.staff("POST", "", { name: "Ruwan", channel: "website" })).status).toBe(400);
    expect((await academy.staff("POST", "", { name: "Ruwan", channel: "phone", email: "ruwan" })).status).toBe(400);
    await academy.staff("POST", "", { name: "Ruwan", channel: "mail", email: "ruwan@example.com", receipt: true });
    const mails = await academy.database.read((db) => db.selectFrom("jobs").select(["item_id", "kind"]).execute());
    expect(mails).toEqual([{ item_id: body.id + 1, kind: "receipt" }]);
    const key = { token: academy.token, headers: { "idempotency-key": "one" } };
    const twice = await Promise.all([1, 2].map(() => academy.call("POST", "/api/enquiries", walkIn, key)));
    expect(twice[0]?.body.id).toBe(twice[1]?.body.id);
    const deskToken = await joined(academy.call, academy.token, "desk", "desk");
    expect((await academy.call("POST", "/api/enquiries", walkIn, { token: deskToken })).status).toBe(201);
    expect((await academy.call("GET", "/api/enquiries/owners", undefined, { token: deskToken })).body).toEqual([
      { id: 1, name: expect.any(String), open: 0 },
      { id: 2, name: "The desk", open: 0 },
    ]);
    // Who left and still looks after somebody is named, until another does.
    await academy.staff("PATCH", `/${body.id}`, { owner_id: 2, status: "Contacted" });
    await academy.database.write((tx) => tx.updateTable("admins").set({ left_at: 1 }).where("id", "=", 2).execute());
    const second = async () => (await academy.staff("GET", "/owners")).body[1];
    expect(await second()).toEqual({ id: 2, name: "The desk", open: 1, left: true });
    await academy.staff("PATCH", `/${body.id}`, { owner_id: 1 });
    expect(await second()).toBeUndefined();
  });

  it("says which classes have seats left, and who is first when one gets free", async () => {
    const academy = await openEnquiries(3);
    const [first, second, third] = academy.ids;
    const classes = await academy.call("POST", "/api/classes", classInput({ seats: 1 }), { token: academy.token });
    const class_id = classes.body.id;
    const left = async () => (await academy.staff("GET", "/classes")).body.find(({ id }: { id: number }) => id === class_id);
    expect(await left()).toMatchObject({ seats_left: 1, waiting: 0 });
    expect((await academy.staff("PATCH", `/${first}`, { status: "Enrolled", class_id })).status).toBe(200);
    // It is called as it is now, wherever staff read of it.
    await academy.call("PUT", `/api/classes/${class_id}`, { ...classes.body, title: "Renamed" }, { token: academy.token });
    const calls = [(await academy.staff("GET", `/${first}`)).body, ...(await academy.staff("GET", `?class_id=${class_id}`)).body];
    expect(calls.map(({ class_name }) => class_name)).toEqual([0, 1].map(() => expect.stringMatching(/: Renamed, from /)));
    const full = await academy.staff("PATCH", `/${second}`, { status: "Enrolled", class_id });
    expect([full.status, full.body.issues[0].path]).toEqual([409, "class_id"]);
    await academy.staff("PATCH", `/${second}`, { status: "Waiting", class_id });
    expect(await left()).toMatchObject({ seats_left: 0, waiting: 1 });
    expect(await academy.idsOf("view=waiting")).toEqual([second]);
    expect(await academy.idsOf(`class_id=${class_id}`)).toEqual([second, first]);
    expect((await academy.staff("PATCH", `/${first}`, { merged_into: third })).body.message).toContain("has a seat");
    expect((await academy.staff("PATCH", `/${first}`, { status: "Closed" })).body.first_waiting).toMatchObject({ id: second });
  });

  it("says of people whose class is in the trash, or deleted for good, that it is, until it is restored", async () => {
    const academy = await openEnquiries(1);
    const [id] = academy.ids;
    const { token } = academy;
    const one = (await academy.call("POST", "/api/classes", classInput(), { token })).body;
    await academy.staff("PATCH", `/${id}`, { status: "Enrolled", class_id: one.id });
    const gone = async () => (await academy.staff("GET", `/${id}`)).body.class_gone;
    expect(await gone()).toBeUndefined();
    await academy.call("DELETE", `/api/classes/${one.id}`, undefined, { token });
    expect(await gone()).toBe("trash");
    expect((await academy.staff("GET", "")).body[0].class_gone).toBe("trash");
    await academy.call("POST", `/api/trash/classes/${one.id}/restore`, {}, { token });
    expect(await gone()).toBeUndefined();
    await academy.database.change("classes", (tx) => tx.deleteFrom("classes").where("id", "=", one.id).execute());
    expect(await gone()).toBe("deleted");
  });

  it("puts nobody into a class that is in the trash, nor on its waiting list", async () => {
    const academy = await openEnquiries(1);
    const [id] = academy.ids;
    const { token } = academy;
    const one = (await academy.call("POST", "/api/classes", classInput(), { token })).body;
    await academy.staff("PATCH", `/${id}`, { status: "Contacted", class_id: one.id });
    await academy.call("DELETE", `/api/classes/${one.id}`, undefined, { token });
    const gone = "This class is not there any more. Please choose another one.";
    for (const status of ["Waiting", "Enrolled"]) {
      const { status: code, body } = await academy.staff("PATCH", `/${id}`, { status });
      expect([code, body.issues, body.message]).toEqual([400, [{ path: "class_id", message: gone }], gone]);
      const many = await academy.staff("PATCH", "", { changes: [{ id, status }] });
      expect(many.body.refused).toEqual([{ id, message: gone }]);
      const added = await academy.staff("POST", "", { name: "Ann", phone: "0771234567", channel: "phone", class_id: one.id, status });
      expect(added.body.message).toBe(gone);
    }
    expect((await academy.staff("PATCH", `/${id}`, { next_step: "Call back" })).status).toBe(200);
  });

  it("opens an enquiry that was closed again by a day for its next step, unless that says what it is", async () => {
    const academy = await openEnquiries(1);
    const [id] = academy.ids;
    const statusAfter = async (change: object) => (await academy.staff("PATCH", `/${id}`, change)).body.status;
    const next_on = dayIn(academy, 1);
    expect(await statusAfter({ status: "Closed", next_on })).toBe("Closed");
    expect(await statusAfter({ next_on, next_step: "Call back" })).toBe("Closed");
    expect(await statusAfter({ next_on: "" })).toBe("Closed");
    expect(await statusAfter({ next_on })).toBe("Contacted");
    expect(await academy.idsOf("view=tomorrow")).toEqual([id]);
  });
});
