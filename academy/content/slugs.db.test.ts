import { expect, it } from "vitest";
import { contentKinds, pagedKinds } from "#contract/content-kinds.ts";
import { courseInput, kindTrials } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

const day = 24 * 3_600_000;

it.each(pagedKinds)("whatever addresses %s had lead to where they are now", async (kind) => {
  const { call, signIn, academy } = await openTestAcademy();
  const token = await signIn();
  const repository = academy[kind];
  const { path } = contentKinds[kind];
  const input = kindTrials[path].input;
  const items: { id: number; slug: string; fields: object }[] = [];
  for (const name of ["one", "two", "three"]) {
    const fields = input({ slug: `${name}-0` });
    items.push({ id: (await call("POST", `/api/${path}`, fields, { token })).body.id, slug: `${name}-0`, fields });
  }
  // Random renames among a few slugs: taken ones are refused, old ones are taken over.
  const slugs = ["one-0", "two-0", "Three-1", "four-1", "five-1", "Österreich"];
  const lastHolder = new Map(items.map(({ id, slug }) => [slug.toLowerCase(), id]));
  const renames: string[] = [];
  for (let step = 0; step < 30; step++) {
    const item = items[Math.floor(Math.random() * items.length)];
    const slug = slugs[Math.floor(Math.random() * slugs.length)];
    if (!item || !slug) continue;
    renames.push(`${item.slug} to ${slug}`);
    const { status } = await call("PUT", `/api/${path}/${item.id}`, { ...item.fields, slug }, { token });
    expect(status, renames.join(", ")).toBe(items.some((other) => other !== item && other.slug === slug) ? 409 : 200);
    if (status !== 200) continue;
    item.slug = slug;
    lastHolder.set(slug.toLowerCase(), item.id);
  }
  for (const [slug, holder] of lastHolder) {
    const live = items.find((item) => item.slug.toLowerCase() === slug);
    const found = await repository.findByAddress(slug);
    expect([slug, found?.id], renames.join(", ")).toEqual([slug, live?.id ?? holder]);
    // Where it leads is an address that leads nowhere else.
    expect((await repository.findByAddress(found?.slug ?? ""))?.id).toBe(found?.id);
  }
});

it.each(pagedKinds)("an address of %s that leads to what visitors see is taken only by what they see", async (kind) => {
  const { call, signIn, academy, pass, now } = await openTestAcademy();
  const token = await signIn();
  const { path } = contentKinds[kind];
  const input = kindTrials[path].input;
  const make = async (slug: string, more: object = {}) => (await call("POST", `/api/${path}`, input({ slug, ...more }), { token })).body;
  const put = (id: number, slug: string, more: object = {}) =>
    call("PUT", `/api/${path}/${id}`, input({ slug, ...more }), { token: again });
  const leads = async (slug: string) => (await academy[kind].findByAddress(slug))?.id;
  let again = token;
  const first = await make("wanted");
  await put(first.id, "moved");
  const draft = await make("wanted", { status: "draft" });
  expect(await leads("wanted")).toBe(first.id);
  const end = async (slug: string) =>
    (await call("GET", `/api/redirects/end?from=${contentKinds[kind].page.address({ id: 0, slug, title: "" })}`, undefined, { token }))
      .body;
  // Whoever writes the draft is told.
  expect([await end("wanted"), await end("moved"), await end("nothing")]).toMatchObject([
    { address: contentKinds[kind].page.address({ id: 0, slug: "moved", title: "" }) },
    ...[null, null],
  ]);
  await put(draft.id, "wanted", { status: "draft" });
  expect(await leads("wanted")).toBe(first.id);
  await put(draft.id, "wanted", { status: "published" });
  expect([await leads("wanted"), await leads("moved")]).toEqual([draft.id, first.id]);

  // At its moment without a save, and its address stays its own.
  await put(first.id, "moved-again");
  const later = await make("moved", { publish_at: new Date(now() + day).toISOString() });
  expect(await leads("moved")).toBe(first.id);
  pass(2 * day);
  again = await signIn();
  expect(await leads("moved")).toBe(later.id);
  await put(later.id, "later");
  expect(await leads("moved")).toBe(later.id);
});

it.each(["courses", "exams"] as const)("an address that a title of %s made leads on after the title is corrected", async (kind) => {
  const { call, signIn, academy } = await openTestAcademy();
  const token = await signIn();
  const input = kindTrials[kind].input;
  const create = async (more: Record<string, unknown>) => (await call("POST", `/api/${kind}`, input(more), { token })).body;
  const save = async (id: number, more: object) => {
    const { status } = await call("PUT", `/api/${kind}/${id}`, input({ slug: "its-own", ...more }), { token });
    expect(status).toBe(200);
  };
  const at = async (address: string) => (await academy[kind].findByAddress(address))?.id;
  const { id } = await create({ title: "Klingon tlhIngan Hol", slug: "its-own" });
  expect(await at("Klingon_tlhIngan_Hol")).toBe(id);
  await save(id, { title: "Vulcan for beginners" });
  for (const address of ["Klingon_tlhIngan_Hol", "klingon_tlhingan_hol", "Klingon tlhIngan Hol"])
    expect([address, await at(address)]).toEqual([address, id]);
  // What is called so now comes first; a draft takes nothing.
  const draft = await create({ title: "Klingon tlhIngan Hol", slug: "another", status: "draft" });
  expect(await at("Klingon_tlhIngan_Hol")).toBe(id);
  await call("PUT", `/api/${kind}/${draft.id}`, input({ title: "Klingon tlhIngan Hol", slug: "another", status: "published" }), { token });
  expect(await at("Klingon_tlhIngan_Hol")).toBe(draft.id);
  await call("PUT", `/api/${kind}/${draft.id}`, input({ title: "Romulan", slug: "another" }), { token });
  expect(await at("Klingon_tlhIngan_Hol")).toBe(id);
  await call("DELETE", `/api/${kind}/${id}`, undefined, { token });
  expect((await academy[kind].findByAnySlug("Klingon_tlhIngan_Hol")).gone).toBe(true);
});

it("a title takes no address of somebody else", async () => {
  const { call, signIn, academy } = await openTestAcademy();
  const token = await signIn();
  const { id } = (await call("POST", "/api/courses", courseInput({ slug: "klingon" }), { token })).body;
  await call("PUT", `/api/courses/${id}`, courseInput({ slug: "klingon-a1" }), { token });
  const { body: other } = await call("POST", "/api/courses", courseInput({ title: "Klingon", slug: "other" }), { token });
  await call("PUT", `/api/courses/${other.id}`, courseInput({ title: "Vulcan", slug: "other" }), { token });
  expect((await academy.courses.findByAddress("klingon"))?.id).toBe(id);
});

it("an address of what was deleted says that it is gone, also long after", async () => {
  const { call, signIn, academy, pass } = await openTestAcademy();
  const token = await signIn();
  const fields = courseInput({ slug: "first-name" });
  const { id } = (await call("POST", "/api/courses", fields, { token })).body;
  await call("PUT", `/api/courses/${id}`, { ...fields, slug: "last-name" }, { token });
  const gone = async () =>
    Promise.all(["first-name", "last-name", "never"].map(async (slug) => (await academy.courses.findByAnySlug(slug)).gone));
  expect(await gone()).toEqual([false, false, false]);
  await call("DELETE", `/api/courses/${id}`, undefined, { token });
  expect(await gone()).toEqual([true, true, false]);
  expect(await academy.courses.findByAddress("first-name")).toBeUndefined();
  await call("POST", `/api/trash/courses/${id}/restore`, undefined, { token });
  expect((await academy.courses.findByAddress("first-name"))?.id).toBe(id);
  await call("DELETE", `/api/courses/${id}`, undefined, { token });
  pass(31 * day);
  expect(await academy.courses.emptyTrash()).toBe(1);
  expect(await gone()).toEqual([true, true, false]);
});

it.each(pagedKinds)("an address of %s that visitors never saw is, once deleted, as one that never was", async (kind) => {
  const { call, signIn, academy, pass, now } = await openTestAcademy();
  const token = await signIn();
  const { path } = contentKinds[kind];
  const input = kindTrials[path].input;
  const at = (milliseconds: number) => new Date(now() + milliseconds).toISOString();
  const make = async (slug: string, more: object) =>
    (await call("POST", `/api/${path}`, input({ slug, ...more }), { token })).body as { id: number };
  const put = (id: number, slug: string, more: object) => call("PUT", `/api/${path}/${id}`, input({ slug, ...more }), { token });
  const draft = await make("draft", { status: "draft" });
  const scheduled = await make("scheduled", { publish_at: at(day) });
  const passed = await make("passed", { publish_at: at(day) });
  const withdrawn = await make("withdrawn", { unpublish_at: at(-day) });
  const renamed = await make("draft-one", { status: "draft" });
  expect((await put(renamed.id, "draft-two", { status: "draft" })).status).toBe(200);
  expect((await put(renamed.id, "shown-three", { status: "published" })).status).toBe(200);
  const shown = await make("shown", {});
  expect((await put(shown.id, "shown", { status: "draft" })).status).toBe(200);
  const remove = async ({ id }: { id: number }) =>
    expect((await call("DELETE", `/api/${path}/${id}`, undefined, { token })).status).toBe(204);
  for (const one of [draft, scheduled, withdrawn, renamed, shown]) await remove(one);
  pass(2 * day);
  await call("DELETE", `/api/${path}/${passed.id}`, undefined, { token: await signIn() });
  const gone: Record<string, boolean> = {};
  for (const slug of ["draft", "scheduled", "withdrawn", "draft-one", "draft-two", "never", "shown", "passed", "shown-three"])
    gone[slug] = (await academy[kind].findByAnySlug(slug)).gone;
  const no = { draft: false, scheduled: false, withdrawn: false, "draft-one": false, "draft-two": false, never: false };
  expect(gone).toEqual({ ...no, shown: true, passed: true, "shown-three": true });
});
