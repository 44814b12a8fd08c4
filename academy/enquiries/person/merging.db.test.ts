import { describe, expect, it } from "vitest";
import { tableNames } from "#database/tables.ts";
import { enquiryInput } from "#tests/factories.ts";
import { joined, openTestAcademy } from "#tests/harness.ts";

async function openMerged() {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const staff = (method: string, path: string, body?: unknown) => academy.call(method, `/api/enquiries${path}`, body, { token });
  const send = async (more: Record<string, unknown>, address: string): Promise<number> =>
    (await academy.call("POST", "/api/contact", enquiryInput(more), { address })).body.id;
  const first = await send({ name: "Zandusini", email: "zandusini@example.com", phone: "077 765 4321" }, "10.0.0.1");
  const byPhone = await send(
    { name: "S. Ququperera", email: "quperera@example.org", phone: "+94 77 765 4321", details: "Weekends?" },
    "10.0.1.1",
  );
  const byMail = await send({ name: "Zandusini P", email: "ZANDUSINI@example.com", phone: "" }, "10.0.2.1");
  const stranger = await send({ name: "Ruwan", email: "ruwan@example.com", phone: "" }, "10.0.3.1");
  const idsOf = async (path: string) => (await staff("GET", path)).body.map(({ id }: { id: number }) => id);
  return { ...academy, token, staff, send, idsOf, first, byPhone, byMail, stranger };
}

describe("one person's enquiries", () => {
  it("are known by address and number, merged into one and taken apart again", async () => {
    const { staff, idsOf, first, byPhone, byMail, stranger } = await openMerged();
    expect(await idsOf(`/${first}/related`)).toEqual([byMail, byPhone]);
    expect(await idsOf(`/${stranger}/related`)).toEqual([]);
    expect((await staff("GET", "/999/related")).status).toBe(404);

    await staff("PATCH", `/${byPhone}`, { next_on: "2030-01-02", next_step: "Call back" });
    await staff("POST", `/${byPhone}/events`, { kind: "note", text: "Came with her mother" });
    expect((await staff("PATCH", `/${byPhone}`, { merged_into: first })).body).toMatchObject({ merged_into: first });
    expect(await idsOf("?view=all")).toEqual([stranger, byMail, first]);
    expect(await idsOf("?q=mother")).toEqual([first]);
    expect(await idsOf("?q=weekends")).toEqual([first]);
    expect((await staff("GET", `/${first}`)).body).toMatchObject({ next_on: "2030-01-02", next_step: "Call back" });
    const kinds = (await staff("GET", `/${first}/events`)).body.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["received", "received", "next", "note", "merged"]);
    expect((await staff("GET", "")).headers.get("x-new-count")).toBe("3");

    for (const [id, merged_into] of [
      [byMail, byPhone],
      [byMail, byMail],
      [stranger, first],
      [byMail, 999],
      [byPhone, stranger],
    ])
      expect((await staff("PATCH", `/${id}`, { merged_into })).status).toBe(400);
    expect((await staff("PATCH", `/${byPhone}`, { status: "Closed" })).body.message).toContain("was merged");
    // Those merged before go along.
    await staff("PATCH", `/${first}`, { merged_into: byMail });
    expect(await idsOf(`/${byMail}/related`)).toEqual([byPhone, first]);
    await staff("PATCH", `/${byPhone}`, { merged_into: null });
    expect(await idsOf("?q=mother")).toEqual([byPhone]);
    expect(await idsOf("?view=all")).toEqual([stranger, byMail, byPhone]);
  });

  it("keep the next step of the one that they are merged into, whole", async () => {
    const { staff, first, byPhone } = await openMerged();
    await staff("PATCH", `/${byPhone}`, { next_on: "2030-01-02", next_step: "Call back" });
    await staff("PATCH", `/${first}`, { next_on: "2030-05-06" });
    await staff("PATCH", `/${byPhone}`, { merged_into: first });
    expect((await staff("GET", `/${first}`)).body).toMatchObject({ next_on: "2030-05-06", next_step: "" });
    await staff("PATCH", `/${byPhone}`, { merged_into: null });
    await staff("PATCH", `/${first}`, { next_on: "", next_step: "Find her a tutor" });
    await staff("PATCH", `/${byPhone}`, { merged_into: first });
    expect((await staff("GET", `/${first}`)).body).toMatchObject({ next_on: "", next_step: "Find her a tutor" });
  });

  it("stay with who looks after the one that they are merged into, or else with who looked after them", async () => {
    const { call, token, staff, first, byPhone, byMail } = await openMerged();
    await joined(call, token, "desk", "kamal");
    const { body: people } = await call("GET", "/api/people", undefined, { token });
    const [admin, kamal] = people.map(({ id }: { id: number }) => id);
    await staff("PATCH", `/${byPhone}`, { owner_id: kamal });
    await staff("PATCH", `/${byPhone}`, { merged_into: first });
    expect((await staff("GET", `/${first}`)).body).toMatchObject({ owner_id: kamal });
    await staff("PATCH", `/${byMail}`, { owner_id: admin });
    await staff("PATCH", `/${byMail}`, { merged_into: first });
    expect((await staff("GET", `/${first}`)).body).toMatchObject({ owner_id: kamal });
  });

  it("are merged only when they share an address or a number", async () => {
    const { staff, first, byPhone, byMail, stranger } = await openMerged();
    for (const [one, other] of [
      [stranger, first],
      [first, stranger],
      [byMail, byPhone],
    ]) {
      const said = await staff("PATCH", `/${one}`, { merged_into: other });
      expect([said.status, said.body.message]).toEqual([400, expect.stringContaining("may be of two people")]);
    }
    // What was merged into it counts as well.
    expect((await staff("PATCH", `/${byMail}`, { merged_into: first })).status).toBe(200);
    expect((await staff("PATCH", `/${first}`, { merged_into: byPhone })).status).toBe(200);
  });

  /** In which tables a word of somebody still stands. */
  async function tablesWith(database: Awaited<ReturnType<typeof openMerged>>["database"], words: RegExp): Promise<string[]> {
    const left: string[] = [];
    for (const table of tableNames)
      for (const row of await database.read((db) => db.selectFrom(table).selectAll().execute()))
        if (words.test(JSON.stringify(row))) left.push(table);
    return left;
  }

  it("what could go is listed, and a phone alone ticks nothing: families share one", async () => {
    const { staff, send, first, byPhone, byMail, stranger } = await openMerged();
    const sameName = await send({ name: "zandusini", email: "other@example.com", phone: "0777654321" }, "10.0.5.1");
    const sister = await send({ name: "Sister", email: "sister@example.com", phone: "0777654321" }, "10.0.6.1");
    await staff("PATCH", `/${byPhone}`, { merged_into: first });
    const listed = (await staff("GET", `/${first}/erasable`)).body.map(
      ({ id, because, ticked }: { id: number; because: string; ticked: boolean }) => [id, because, ticked],
    );
    expect(listed).toEqual([
      [first, "this", true],
      [byMail, "email", true],
      [byPhone, "merged", false],
      [sameName, "phone", true],
      [sister, "phone", false],
    ]);
    expect(listed.flat()).not.toContain(stranger);
    expect((await staff("GET", "/999999/erasable")).status).toBe(404);
  });

  it("are erased everywhere: no table says a word of the person, and what others wrote stays", async () => {
    const { staff, call, database, token, first, byPhone, byMail, stranger } = await openMerged();
    await staff("PATCH", `/${byPhone}`, { merged_into: first });
    await staff("POST", `/${first}/events`, { kind: "call", text: "Zandusini, 0777654321" });
    await staff("PATCH", `/${first}`, { next_step: "Call Zandusini on 077 765 4321", next_on: "2030-01-02", overbook: "Zandusini asked" });
    const written = await staff("POST", "", { name: "Zandusini", email: "zandusini@example.com", channel: "phone", receipt: true });
    const person = "/api/enquiries/person?email=zandusini%40example.com";
    const gone = (await call("DELETE", person, undefined, { token })).body;
    expect(gone).toEqual({ erased: 3, ids: [first, byMail, written.body.id], events: expect.any(Number), mails: expect.any(Number) });
    expect([gone.events > 5, gone.mails > 3]).toEqual([true, true]);
    expect(await tablesWith(database, /zandusini/i)).toEqual([]);
    // Who only shares the phone stays, by itself.
    expect((await staff("GET", "")).body.map(({ id }: { id: number }) => id)).toEqual([stranger, byPhone]);
    expect((await staff("GET", `/${byPhone}`)).body.merged_into).toBeNull();
    expect((await staff("GET", `/${byPhone}/events`)).body.at(-1)).toMatchObject({ kind: "apart", text: `Enquiry ${first}` });
  });

  it("of what was ticked nothing is left anywhere, and the answer says what went; nothing else goes", async () => {
    const { staff, database, first, byPhone, byMail, stranger } = await openMerged();
    await staff("PATCH", `/${byPhone}`, { merged_into: first });
    expect((await staff("POST", "/erase", { ids: [byPhone, byPhone] })).body).toMatchObject({ erased: 1, ids: [byPhone] });
    expect(await tablesWith(database, /quperera/i)).toEqual([]);
    expect((await staff("POST", "/erase", { ids: [first, byMail] })).body).toMatchObject({ erased: 2, ids: [first, byMail] });
    expect(await tablesWith(database, /zandusini|quperera|7654321|765 4321/i)).toEqual([]);
    expect((await staff("GET", "")).body.map(({ id }: { id: number }) => id)).toEqual([stranger]);
    expect((await staff("POST", "/erase", { ids: [first] })).status).toBe(404);
  });

  it("one enquiry takes along what was merged into it of the same person, and leaves what another wrote", async () => {
    const { staff, first, byPhone, byMail, stranger } = await openMerged();
    await staff("PATCH", `/${byPhone}`, { merged_into: first });
    await staff("PATCH", `/${byMail}`, { merged_into: first });
    expect((await staff("DELETE", `/${first}`)).status).toBe(204);
    expect((await staff("GET", "")).body.map(({ id }: { id: number }) => id)).toEqual([stranger, byPhone]);
  });
});
