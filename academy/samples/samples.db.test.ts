import { expect, it } from "vitest";
import { contentPaths } from "#contract/content-kinds.ts";
import { courseInput, enquiryInput } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";

type Listed = { id: number; title?: string; question?: string; name?: string; schedule?: string };
type Lists = Record<string, Listed[]>;

async function started() {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const call = async (method: string, path: string, body?: unknown) => (await academy.call(method, `/api${path}`, body, { token })).body;
  const lists = async (): Promise<Lists> =>
    Object.fromEntries(await Promise.all(contentPaths.map(async (path) => [path, await call("GET", `/${path}?admin=true`)])));
  const find = async (path: string, title: string): Promise<Listed> =>
    (await lists())[path]?.find((one) => [one.title, one.question, one.name].includes(title)) ?? { id: 0 };
  const remove = async () => call("POST", "/samples/remove", { count: sum((await call("GET", "/samples")).going) });
  return { academy, call, lists, find, remove };
}

const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
const sizeOf = (lists: Lists) => Object.values(lists).flat().length;
const linesOf = (academy: TestAcademy) =>
  academy.database.read((db) => db.selectFrom("audit").select(["action", "noun", "title"]).where("action", "like", "%samples").execute());

it("everything that comes with the program goes in one step, and comes back as it was, order included", async () => {
  const { academy, call, lists, find, remove } = await started();
  await call("PUT", "/courses/update-order", { courses: [{ id: (await find("courses", "German Deutsch")).id, display_order: 40 }] });
  const before = await lists();
  const categories = before.categories?.length ?? 0;
  const all = sizeOf(before) - categories;
  expect(all).toBeGreaterThan(150);
  const state = await call("GET", "/samples");
  expect([state.items.length, sum(state.going), state.staying, state.undo]).toEqual([all, all, [], []]);

  const { removed, undo } = await remove();
  expect(removed).toBe(all);
  // A post needs one.
  expect([sizeOf(await lists()), categories]).toEqual([7, 7]);
  expect((await call("GET", "/trash?limit=1000")).length).toBe(all);
  expect(await call("GET", "/samples")).toMatchObject({ items: [], going: [], undo: [{ id: undo, by: "admin", count: all }] });
  expect((await academy.call("POST", "/api/samples/remove", { count: all }, { token: await academy.signIn() })).status).toBe(400);

  expect(await call("POST", "/samples/restore", { id: undo })).toEqual({ restored: all, left: [] });
  expect(await lists()).toEqual(before);
  expect((await academy.call("POST", "/api/samples/restore", { id: undo }, { token: await academy.signIn() })).status).toBe(404);
  expect(await linesOf(academy)).toEqual([
    { action: "remove-samples", noun: "samples", title: `${all} samples` },
    { action: "restore-samples", noun: "samples", title: `${all} samples` },
  ]);
  expect((await call("GET", "/samples")).items).toHaveLength(all);
});

it("a start after it adds none again", async () => {
  const { academy, lists, remove } = await started();
  await remove();
  await academy.openAnother();
  expect(sizeOf(await lists())).toBe((await lists()).categories?.length);
});

it("what somebody makes is theirs, also where it says what a sample said", async () => {
  const { call, lists, remove } = await started();
  await remove();
  await call("POST", "/rooms", { name: "Room 2", note: "", active: true });
  expect((await call("GET", "/samples")).items).toEqual([]);
  expect((await lists()).rooms).toHaveLength(1);
});

it("what an earlier program said first is a sample too, and a room that it made of somebody's place is none", async () => {
  const { academy, call, find } = await started();
  const [course, room] = [await find("courses", "German Deutsch"), await find("rooms", "Room 1")];
  await academy.database.change(
    "courses",
    async (tx) => {
      await tx.updateTable("courses").set({ summary: "As it was said once." }).where("id", "=", course.id).execute();
      await tx.updateTable("rooms").set({ name: "The hall" }).where("id", "=", room.id).execute();
    },
    ["rooms"],
  );
  const { items } = await call("GET", "/samples");
  expect(items).toContainEqual({ noun: "courses", id: course.id });
  expect(items).not.toContainEqual({ noun: "rooms", id: room.id });
});

it("where it stands, whether Home features it and whether it is hidden is no change", async () => {
  const { call, lists, find } = await started();
  const count = (await call("GET", "/samples")).items.length;
  const german = await find("courses", "German Deutsch");
  await call("PUT", `/courses/${german.id}`, { ...german, featured: false, display_order: 90 });
  const [voice] = (await lists()).testimonials ?? [];
  await call("PUT", `/testimonials/${voice?.id}`, { ...voice, active: false });
  expect((await call("GET", "/samples")).items).toHaveLength(count);
});

it("what somebody changed stays with what it needs, until it says again what it said first", async () => {
  const { call, find, remove } = await started();
  const german = await find("courses", "German Deutsch");
  const post = await find("blogs", "Cha or Tea: How One Leaf Got Two Names");
  const room = await find("rooms", "Room 1");
  const changed = await call("PUT", `/courses/${german.id}`, { ...german, schedule: "Never" });
  await call("PUT", `/rooms/${room.id}`, { ...room, note: "Upstairs" });
  await call("PUT", `/blogs/${post.id}/working-copy`, { ...post, summary: "Not yet" });
  const isSample = async (noun: string, id: number) =>
    (await call("GET", "/samples")).items.some((one: { noun: string; id: number }) => one.noun === noun && one.id === id);
  expect([await isSample("courses", german.id), await isSample("blogs", post.id), await isSample("rooms", room.id)]).toEqual([
    false,
    false,
    false,
  ]);
  expect((await call("GET", "/samples")).staying).toMatchObject([{ noun: "languages", title: "German", because: "German Deutsch" }]);
  await call("POST", "/categories", { name: "News", filter: false });
  expect((await call("GET", "/samples")).staying).toMatchObject([
    { noun: "languages", title: "German", because: "German Deutsch" },
    { noun: "categories", title: "Culture", because: post.title },
  ]);
  await call("PUT", `/courses/${german.id}`, { ...changed, schedule: german.schedule });
  expect(await isSample("courses", german.id)).toBe(true);
  await remove();
  expect((await find("blogs", post.title ?? "")).id).toBe(post.id);
  expect((await find("rooms", "Room 1")).id).toBe(room.id);
  expect((await find("languages", "German")).id).toBe(0);
});

it("a class that was given other days, a seat or an enquiry stays, with its course, language and room", async () => {
  const { academy, call, find, remove } = await started();
  const [moved, asked] = [await find("classes", "A1 weekday afternoons"), await find("classes", "N5 for beginners")];
  await call("PUT", `/classes/${moved.id}`, { ...moved, ends_on: "2031-02-07", enrol_until: "", starts_on: "2031-01-07" });
  const { body: enquiry } = await academy.call("POST", "/api/contact", enquiryInput({ interestedCourses: ["Russian Русский"] }));
  expect(enquiry).toBeDefined();
  await academy.database.write((tx) => tx.updateTable("enquiries").set({ class_id: asked.id, class_name: "N5" }).execute());
  const { staying, enquiries } = await call("GET", "/samples");
  const why = Object.fromEntries(staying.map(({ noun, title, because }: Record<string, string>) => [`${noun}: ${title}`, because]));
  expect(why).toMatchObject({
    "classes: N5 for beginners": "an enquiry",
    "courses: Japanese 日本語": "N5 for beginners",
    "languages: Japanese": "Japanese 日本語",
    "courses: German Deutsch": "A1 weekday afternoons",
    "rooms: Room 2": "A1 weekday afternoons",
  });
  expect(enquiries).toBe(1);
  await remove();
  for (const [noun, title] of [
    ["classes", "A1 weekday afternoons"],
    ["classes", "N5 for beginners"],
    ["courses", "Japanese 日本語"],
    ["rooms", "Room 4"],
  ] as const)
    expect((await find(noun, title)).id, title).toBeGreaterThan(0);
  expect((await find("courses", "Russian Русский")).id).toBe(0);
});

it("undone, it leaves alone what took an address or a featured place meanwhile, and says so", async () => {
  const { call, find, lists, remove } = await started();
  const { undo, removed } = await remove();
  for (const number of [1, 2, 3, 4])
    await call(
      "POST",
      "/courses",
      courseInput({ title: `Own ${number}`, slug: number === 1 ? "German_Deutsch" : `Own_${number}`, featured: true }),
    );
  const { restored, left } = await call("POST", "/samples/restore", { id: undo });
  expect(restored).toBe(removed - 1);
  expect(left).toMatchObject([{ noun: "courses", title: "German Deutsch" }]);
  expect(left[0].because).toContain("German_Deutsch");
  const featured = (await lists()).courses?.filter((one) => "featured" in one && one.featured);
  expect(featured?.map(({ title }) => title).sort()).toEqual(["Own 1", "Own 2", "Own 3", "Own 4"]);
  expect((await find("courses", "French Français")).id).toBeGreaterThan(0);
});

it("each removal can be taken back by itself, whichever was the last", async () => {
  const { call, find, remove } = await started();
  const german = await find("courses", "German Deutsch");
  const changed = await call("PUT", `/courses/${german.id}`, { ...german, schedule: "Never" });
  const first = await remove();
  await call("PUT", `/courses/${german.id}`, { ...changed, schedule: german.schedule });
  const second = await remove();
  const ids = async () => (await call("GET", "/samples")).undo.map(({ id }: { id: string }) => id);
  expect([second.removed < first.removed, await ids()]).toEqual([true, [second.undo, first.undo]]);
  expect((await call("POST", "/samples/restore", { id: first.undo })).restored).toBe(first.removed);
  expect([await ids(), (await find("courses", "German Deutsch")).id]).toEqual([[second.undo], 0]);
  await call("POST", "/samples/restore", { id: second.undo });
  expect([await ids(), (await find("courses", "German Deutsch")).id]).toEqual([[], german.id]);
});

it("what was restored or deleted by hand meanwhile stays as it is", async () => {
  const { call, find, remove } = await started();
  const german = await find("courses", "German Deutsch");
  const { undo, removed } = await remove();
  await call("POST", `/trash/courses/${german.id}/restore`);
  await call("DELETE", `/courses/${german.id}`);
  expect((await call("POST", "/samples/restore", { id: undo })).restored).toBe(removed - 1);
  expect((await find("courses", "German Deutsch")).id).toBe(0);
});
