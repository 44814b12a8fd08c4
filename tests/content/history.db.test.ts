import { describe, expect, it } from "vitest";
import { contentKinds } from "#contract/content-kinds.ts";
import { courseInput, jpegDataUrl, kindTrials, withoutComputed } from "../factories.ts";
import { openTestAcademy } from "../harness.ts";

const day = 24 * 3_600_000;
const kinds = Object.values(contentKinds).map(({ path, titled, list }) => ({
  path,
  input: kindTrials[path].input,
  title: titled,
  pictured: "image" in list,
  isPlaceTyped: "display_order" in list,
}));

describe.each(kinds)("$path: delete is not the end", ({ path, input, title, pictured, isPlaceTyped }) => {
  it("goes to the trash and comes back whole, where it was, or at the end of its list where that is taken", async () => {
    const { call, signIn, now } = await openTestAcademy();
    const token = await signIn();
    const { body: item } = await call("POST", `/api/${path}`, input({ image: pictured ? await jpegDataUrl() : "" }), { token });
    await call("DELETE", `/api/${path}/${item.id}`, undefined, { token });
    const { body: trash, headers } = await call("GET", "/api/trash?limit=1", undefined, { token });
    // A page that has all of it leads to no other.
    expect(headers.get("link")).toBeNull();
    expect(trash).toEqual([
      { noun: path, id: item.id, title: item[title], deleted_at: expect.any(String), deleted_by: "admin", erased_at: expect.any(String) },
    ]);
    expect(Math.abs(Date.parse(trash[0].erased_at) - now() - 30 * day)).toBeLessThan(10_000);

    const restored = await call("POST", `/api/trash/${path}/${item.id}/restore`, undefined, { token });
    const { version: _, display_order, published: __, ...rest } = item;
    expect([restored.status, restored.body]).toEqual([200, expect.objectContaining({ ...rest, version: 2 })]);
    const { body: list } = await call("GET", `/api/${path}`);
    expect(list.map((one: { id: number }) => one.id)).toContain(item.id);
    expect(restored.body.display_order).toBe(display_order);
    if (display_order !== undefined && !isPlaceTyped) {
      const order = async () => (await call("GET", `/api/${path}`)).body.slice(-2).map((one: { id: number }) => one.id);
      const add = async () => (await call("POST", `/api/${path}`, input({ [title]: "Another" }), { token })).body.id;
      const next = await add();
      await call("DELETE", `/api/${path}/${item.id}`, undefined, { token });
      await call("POST", `/api/trash/${path}/${item.id}/restore`, undefined, { token });
      expect(await order()).toEqual([item.id, next]);
      await call("DELETE", `/api/${path}/${next}`, undefined, { token });
      const taken = await add();
      await call("POST", `/api/trash/${path}/${next}/restore`, undefined, { token });
      expect(await order()).toEqual([taken, next]);
      for (const id of [taken, next]) await call("DELETE", `/api/${path}/${id}`, undefined, { token });
    }
    const again = await call("POST", `/api/trash/${path}/${item.id}/restore`, undefined, { token });
    expect([again.status, again.body.message]).toEqual([404, expect.stringMatching(/not found in the trash$/)]);
  });

  it("stands in the trash before what was deleted earlier", async () => {
    const { call, signIn, pass } = await openTestAcademy();
    const token = await signIn();
    const { body: items } = await call("GET", `/api/${path}?admin=true`, undefined, { token });
    const ids: number[] = items.slice(0, 2).map(({ id }: { id: number }) => id);
    for (const id of ids.toReversed()) {
      await call("DELETE", `/api/${path}/${id}`, undefined, { token });
      pass(1000);
    }
    const { body: trash } = await call("GET", "/api/trash", undefined, { token });
    expect(trash.map(({ id }: { id: number }) => id)).toEqual(ids);
  });

  it("is erased after 30 days, with its versions and unpublished changes", async () => {
    const { call, signIn, academy, pass, database } = await openTestAcademy();
    let token = await signIn();
    const { body: item } = await call("POST", `/api/${path}`, input(), { token });
    await call("PUT", `/api/${path}/${item.id}`, { ...item, [title]: "Changed" }, { token });
    // 404 of a kind without drafts.
    await call("PUT", `/api/${path}/${item.id}/working-copy`, { ...item, [title]: "Later", version: 2 }, { token });
    await call("DELETE", `/api/${path}/${item.id}`, undefined, { token });
    pass(30 * day - 60_000);
    await academy.nightlyJobs.trash();
    token = await signIn();
    expect((await call("GET", "/api/trash", undefined, { token })).body).toHaveLength(1);
    pass(60_000);
    await academy.nightlyJobs.trash();
    expect((await call("GET", "/api/trash", undefined, { token })).body).toEqual([]);
    expect((await call("POST", `/api/trash/${path}/${item.id}/restore`, undefined, { token })).status).toBe(404);
    for (const table of ["revisions", "working_copies"] as const)
      expect(await database.read((db) => db.selectFrom(table).selectAll().execute())).toEqual([]);
  });

  it("keeps every replaced version, with who and when, and saves any of them again", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const first = withoutComputed((await call("POST", `/api/${path}`, input({ [title]: "One" }), { token })).body);
    for (const word of ["Two", "Three"]) await call("PUT", `/api/${path}/${first.id}`, { ...input(), [title]: word }, { token });
    const versions = async () => (await call("GET", `/api/${path}/${first.id}/versions`, undefined, { token })).body;
    const titles = async () => (await versions()).map((one: { item: Record<string, string> }) => one.item[title]);
    expect(await titles()).toEqual(["Three", "Two", "One"]);
    expect((await versions())[2]).toEqual({ version: 1, saved_at: expect.stringMatching(/T.*Z$/), saved_by: "admin", item: first });

    const back = await call("POST", `/api/${path}/${first.id}/versions/1/restore`, undefined, { token });
    expect([back.status, withoutComputed(back.body)]).toEqual([200, { ...first, version: 4 }]);
    expect(await titles()).toEqual(["One", "Three", "Two", "One"]);
    expect((await call("POST", `/api/${path}/${first.id}/versions/99/restore`, undefined, { token })).status).toBe(404);
    expect((await call("GET", `/api/${path}/999999/versions`, undefined, { token })).status).toBe(404);
  });
});

describe("what stands in the way of a restore", () => {
  it("an address taken meanwhile is told, and nothing changes", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    for (const { path, input, title } of kinds.filter((kind) => "slug" in kind.input())) {
      const { body: old } = await call("POST", `/api/${path}`, input({ slug: "taken" }), { token });
      await call("DELETE", `/api/${path}/${old.id}`, undefined, { token });
      const { body: holder } = await call("POST", `/api/${path}`, input({ slug: "taken" }), { token });
      const refused = await call("POST", `/api/trash/${path}/${old.id}/restore`, undefined, { token });
      const field = path === "languages" ? "short name" : "slug";
      expect([refused.status, refused.body.message]).toEqual([
        409,
        `The address "taken" is used by "${holder[title]}" now. Give that one another ${field}, then restore this one.`,
      ]);
      expect((await call("GET", "/api/trash", undefined, { token })).body.map((one: { noun: string }) => one.noun)).toContain(path);
    }
  });

  it("a fifth featured course comes back unfeatured, from the trash and from a version", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { body: courses } = await call("GET", "/api/courses");
    const [out, plain] = [
      courses.find((one: { featured: boolean }) => one.featured),
      courses.find((one: { featured: boolean }) => !one.featured),
    ];
    await call("DELETE", `/api/courses/${out.id}`, undefined, { token });
    const { body: into } = await call("PUT", `/api/courses/${plain.id}`, { ...plain, featured: true }, { token });
    const { body: back } = await call("POST", `/api/trash/courses/${out.id}/restore`, undefined, { token });
    expect([back.featured, back.unfeatured]).toEqual([false, true]);

    await call("PUT", `/api/courses/${plain.id}`, { ...into, featured: false }, { token });
    const { body: again } = await call("POST", `/api/courses/${out.id}/versions/1/restore`, undefined, { token });
    expect([again.featured, again.unfeatured]).toEqual([true, undefined]);
    const { body: full } = await call("POST", `/api/courses/${plain.id}/versions/2/restore`, undefined, { token });
    expect([full.featured, full.unfeatured]).toEqual([false, true]);
    const { body: after } = await call("GET", "/api/courses");
    expect(after.filter((one: { featured: boolean }) => one.featured)).toHaveLength(4);
  });

  it("a version whose address was taken meanwhile is refused", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { body: course } = await call("POST", "/api/courses", courseInput({ slug: "first" }), { token });
    await call("PUT", `/api/courses/${course.id}`, { ...course, slug: "second" }, { token });
    await call("POST", "/api/courses", courseInput({ slug: "first" }), { token });
    expect((await call("POST", `/api/courses/${course.id}/versions/1/restore`, undefined, { token })).status).toBe(409);
  });
});
