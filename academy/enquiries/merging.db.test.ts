import { describe, expect, it } from "vitest";
import { tableNames } from "#database/table-lists.ts";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

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
  return { ...academy, token, staff, idsOf, first, byPhone, byMail, stranger };
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

  it("are erased everywhere: no table says a word of the person, and what others wrote stays", async () => {
    const { staff, call, database, token, first, byPhone, stranger } = await openMerged();
    await staff("PATCH", `/${byPhone}`, { merged_into: first });
    await staff("POST", `/${first}/events`, { kind: "call", text: "Zandusini Ququperera, 0777654321" });
    await staff("PATCH", `/${first}`, { next_step: "Call Zandusini on 077 765 4321", next_on: "2030-01-02", overbook: "Zandusini asked" });
    await staff("POST", "", { name: "Zandusini", email: "zandusini@example.com", channel: "phone", receipt: true });
    const person = "/api/enquiries/person?email=zandusini%40example.com";
    expect((await call("DELETE", person, undefined, { token })).body).toEqual({ erased: 4 });
    const left: string[] = [];
    for (const table of tableNames)
      for (const row of await database.read((db) => db.selectFrom(table).selectAll().execute()))
        if (/zandusini|quperera|7654321|765 4321/i.test(JSON.stringify(row))) left.push(table);
    expect(left).toEqual([]);
    expect((await staff("GET", "")).body.map(({ id }: { id: number }) => id)).toEqual([stranger]);
  });
});
