import { expect, it } from "vitest";
import type { Field } from "#contract/fields/field.ts";
import type { SingleKind } from "#contract/kinds/single-kind.ts";
import { formOfSingle, singleKinds } from "#contract/single-kinds.ts";
import { otherwise } from "./call-bodies.ts";
import { openTestAcademy } from "./harness.ts";

const laterIn = ({ list }: SingleKind) => Object.entries(list).filter(([, { keptIfMissing }]) => keptIfMissing);

/** A value that is another than its first one. */
function another({ type, before, columns = {} }: Field): unknown {
  if (type === "flag") return !before;
  if (typeof before === "number") return before + 1;
  if (!Array.isArray(before)) return "Kept";
  if (type !== "rows") return ["Kept"];
  return before.length > 1 ? before.toReversed() : [Object.fromEntries(Object.entries(columns).map(([name, one]) => [name, another(one)]))];
}

it.each(singleKinds)("$path as an older program kept it is read, compared and restored: what is missing is as at first", async (kind) => {
  const { path, row, list } = kind;
  const { call, signIn, database } = await openTestAcademy();
  const token = await signIn();
  const { body: first } = await call("GET", `/api/${path}`, undefined, { token });
  expect(first).toEqual({ ...kind.answer.parse(first), version: 1 });
  for (const gone of Object.keys(list)) {
    const { [gone]: _, version: __, ...kept } = first;
    const data = JSON.stringify({ ...kept, subtitle: "of a field that is gone" });
    await database.change("site_settings", async (tx) => {
      await tx.deleteFrom("revisions").where("noun", "=", path).execute();
      await tx
        .insertInto("site_settings")
        .values({ name: row, data, version: 1, updated_at: 1, updated_by: "admin" })
        .onConflict((taken) => taken.column("name").doUpdateSet({ data, version: 1 }))
        .execute();
    });
    expect((await call("GET", `/api/${path}`, undefined, { token })).body).toEqual(first);
    await call("PUT", `/api/${path}`, otherwise(kind), { token });
    const { body: versions } = await call("GET", `/api/${path}/versions`, undefined, { token });
    expect([versions.length, versions[1].item]).toEqual([2, first]);
    const { status, body } = await call("POST", `/api/${path}/versions/1/restore`, {}, { token });
    expect([status, body]).toEqual([200, { ...first, version: 3 }]);
  }
});

it.each(singleKinds)(
  "$path: a save ends what was typed, of two at once one hears of it, and who changed what is told in words",
  async (kind) => {
    const { path, list, asks } = kind;
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const body = { ...otherwise(kind), version: 1 };
    const typed = { client: "window-1", number: 1, open: true, draft: { values: body, version: 1 } };
    // Others keep what is typed in the browser alone (app/admin/content/single-form.tsx).
    const isKept = asks === "content";
    expect((await call("PUT", `/api/autosaves/${formOfSingle(path)}:1`, typed, { token })).status).toBe(isKept ? 200 : 404);
    const unsaved = async () => (await call("GET", "/api/autosaves", undefined, { token })).body.length;
    expect(await unsaved()).toBe(isKept ? 1 : 0);
    expect((await call("PUT", `/api/${path}`, body, { token })).status).toBe(200);
    expect(await unsaved()).toBe(0);
    const late = await call("PUT", `/api/${path}`, body, { token });
    expect([late.status, late.body.issues[0].path, late.body.saved_by]).toEqual([409, "version", "admin"]);
    const { body: audit } = await call("GET", `/api/audit?noun=${encodeURIComponent(path)}`, undefined, { token });
    expect([audit.length, audit[0].item_id, audit[0].title]).toEqual([1, 1, ""]);
    for (const { field, before, after } of audit[0].changes) {
      expect(Object.keys(list)).toContain(field);
      for (const words of [before, after]) expect(words).not.toMatch(/\[object|^(true|false) |[{}]"/);
    }
  },
);

it.each(singleKinds.filter((kind) => laterIn(kind).length > 0))(
  "$path: each field that came later is left as it is by a client that does not know it",
  async (kind) => {
    const { path, row, list } = kind;
    const { call, signIn, database } = await openTestAcademy();
    const token = await signIn();
    const { body: first } = await call("GET", `/api/${path}`, undefined, { token });
    const kept = Object.fromEntries(laterIn(kind).map(([name, field]) => [name, another(field)]));
    const data = JSON.stringify({ ...first, ...kept });
    const stored = { name: row, data, version: 1, updated_at: 1, updated_by: "admin" };
    await database.change("site_settings", (tx) =>
      tx
        .insertInto("site_settings")
        .values(stored)
        .onConflict((taken) => taken.column("name").doUpdateSet(stored))
        .execute(),
    );
    const older = Object.fromEntries(Object.entries(list).filter(([name]) => !(name in kept)));
    const sent = Object.fromEntries(Object.entries(otherwise({ path, list: older })).filter(([name]) => name in older));
    const { status, body } = await call("PUT", `/api/${path}`, sent, { token });
    expect([status, body]).toEqual([200, expect.objectContaining({ ...kept, version: 2 })]);
  },
);
