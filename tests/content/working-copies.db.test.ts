import { describe, expect, it } from "vitest";
import { contentKinds, publishedKinds } from "#contract/content-kinds.ts";
import { courseInput, kindTrials, mayBeUnfinished } from "../factories.ts";
import { joined, openTestAcademy } from "../harness.ts";

const kinds = publishedKinds.map((kind) => {
  const { path } = contentKinds[kind];
  return { path, list: contentKinds[kind].list, input: kindTrials[path].input };
});

describe.each(kinds)("unpublished changes of $path", ({ path, list, input }) => {
  it("are kept beside what visitors see, unfinished too, published in one step, and never over somebody else's", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const sent = input({ title: "Before" });
    const { body: item } = await call("POST", `/api/${path}`, sent, { token });
    const at = `/api/${path}/${item.id}/working-copy`;
    const keep = (more: object) => call("PUT", at, { ...sent, version: item.version, ...more }, { token });
    const shown = async () => (await call("GET", `/api/${path}`)).body.find((one: { id: number }) => one.id === item.id)?.title;

    expect((await call("GET", at, undefined, { token })).body).toBe(null);
    const first = await keep({ ...mayBeUnfinished(path), title: "Later" });
    expect([first.status, first.body]).toMatchObject([
      200,
      { version: 1, base_version: 1, saved_by: "admin", item: { ...mayBeUnfinished(path), title: "Later" } },
    ]);
    expect(await shown()).toBe("Before");
    const second = await keep({ title: "After", working_copy: 1 });
    expect(second.body.version).toBe(2);
    // A second window that has not seen that.
    expect((await keep({ title: "Mine", working_copy: 1 })).body).toMatchObject({ saved_by: "admin" });
    expect((await keep({ title: "Mine" })).status).toBe(409);
    const late = await call("PUT", `/api/${path}/${item.id}`, { ...sent, version: item.version, working_copy: 1 }, { token });
    expect([late.status, await shown()]).toEqual([409, "Before"]);

    expect((await call("GET", "/api/working-copies", undefined, { token })).body).toMatchObject([{ noun: path, id: item.id }]);
    const published = { ...sent, title: "After", version: item.version, working_copy: 2 };
    expect((await call("PUT", `/api/${path}/${item.id}`, published, { token })).status).toBe(200);
    expect([await shown(), (await call("GET", at, undefined, { token })).body]).toEqual(["After", null]);

    await call("PUT", at, { ...sent, version: 2, title: "Dropped" }, { token });
    expect((await call("DELETE", `${at}?working_copy=9`, undefined, { token })).status).toBe(409);
    expect((await call("DELETE", at, undefined, { token })).status).toBe(204);
    expect([await shown(), (await call("GET", "/api/working-copies", undefined, { token })).body]).toEqual(["After", []]);
    // What was thrown away can be read in the activity, and nowhere else.
    const [line] = (await call("GET", "/api/audit?limit=1", undefined, { token })).body;
    const { body: told } = await call("GET", `/api/audit/${line.id}`, undefined, { token });
    expect([told.action, told.title, JSON.stringify(told)]).toEqual(["discard-changes", "After", expect.stringContaining("Dropped")]);
  });

  it("clean what was typed like a save does, and refuse what names nothing", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { body: item } = await call("POST", `/api/${path}`, input(), { token });
    const at = `/api/${path}/${item.id}/working-copy`;
    const bad = '<p>Text<script>alert(1)</script><img src=x onerror="alert(1)"></p>';
    const rich = Object.entries(list).flatMap(([name, field]) => (field.type === "html" ? [name] : []));
    const { body } = await call("PUT", at, { ...input(), version: 1, ...Object.fromEntries(rich.map((name) => [name, bad])) }, { token });
    for (const name of rich) expect([name, body.item[name]]).toEqual([name, expect.stringMatching(/^<p>Text((?!<script|onerror).)*$/)]);
    expect((await call("PUT", at, { ...input(), version: 1, working_copy: 1, title: "" }, { token })).status).toBe(400);
    expect((await call("PUT", `/api/${path}/99999/working-copy`, { ...input(), version: 1 }, { token })).status).toBe(404);
  });
});

it("what was typed and not saved is there for its person only, whatever arrives late, and says who else has the form open", async () => {
  const { call, pass, signIn } = await openTestAcademy();
  const owner = await signIn();
  const editor = await joined(call, owner, "editor", "editor");
  const at = "/api/autosaves/course:1";
  const keep = (token: string, more: object) => call("PUT", at, { client: "window-1", number: 1, open: true, ...more }, { token });
  const read = async (token: string) => (await call("GET", at, undefined, { token })).body;

  expect(await read(owner)).toEqual({ draft: null, saved_at: null, number: 0, others: [] });
  await keep(owner, { number: 5, draft: { values: { title: "Fifth" }, version: 3, base: { title: "Third" } } });
  await keep(owner, { number: 4, draft: { values: { title: "Fourth" } } });
  expect(await read(owner)).toMatchObject({ draft: { values: { title: "Fifth" }, version: 3, base: { title: "Third" } }, number: 5 });
  expect(await read(editor)).toMatchObject({ draft: null, others: ["admin"] });
  expect((await keep(editor, {})).body).toEqual({ taken: false, others: ["admin"], number: 1 });
  // The same person on another device goes on, and the first one hears of it.
  expect((await keep(owner, { client: "window-2", number: 1 })).body).toMatchObject({ taken: true });
  expect((await keep(owner, { client: "window-2", number: 6, take: true, draft: { values: { title: "Sixth" } } })).body.taken).toBe(false);
  expect((await keep(owner, { number: 7, draft: { values: { title: "Lost?" } } })).body.taken).toBe(true);
  expect((await read(owner)).draft.values.title).toBe("Sixth");
  // What the first window sent before it was taken over arrives only now.
  const late = await keep(owner, { number: 5, take: true, draft: { values: { title: "Fifth again" } } });
  expect([late.body.number, (await read(owner)).draft.values.title]).toEqual([6, "Sixth"]);
  await keep(owner, { client: "window-2", number: 7, open: false });
  expect([(await read(editor)).others, (await read(owner)).draft.values.title]).toEqual([[], "Sixth"]);
  pass(60_000);
  expect((await read(owner)).others).toEqual([]);
  const tooMuch = await keep(owner, { draft: { values: { title: "x".repeat(700_000) } } });
  const listed = (token: string) => call("GET", "/api/autosaves", undefined, { token }).then(({ body }) => body);
  await keep(editor, { number: 2, draft: null });
  await call(
    "PUT",
    "/api/autosaves/testimonial:new",
    { client: "window-1", number: 1, open: true, draft: { values: { name: "Amal" } } },
    { token: owner },
  );
  const saved_at = expect.stringMatching(/^\d{4}-.+Z$/);
  expect([await listed(owner), await listed(editor)]).toEqual([
    [
      { form: "testimonial:new", title: "Amal", saved_at },
      { form: "course:1", title: "Sixth", saved_at },
    ],
    [],
  ]);
  expect([tooMuch.status, tooMuch.body.issues[0].message]).toEqual([400, "This is more than can be kept. Save it."]);
});

it("only forms of what editors write are kept on the server, and only for them", async () => {
  const { call, signIn } = await openTestAcademy();
  const owner = await signIn();
  const desk = await joined(call, owner, "desk", "desk");
  const typed = { client: "window-1", number: 1, open: true, draft: { values: { message: "My number is 077 123 4567" } } };
  const answers = async (form: string, token: string) => {
    const at = `/api/autosaves/${form}`;
    const asked = [await call("PUT", at, typed, { token }), await call("GET", at, undefined, { token })];
    return [form, ...asked.map(({ status }) => status)];
  };
  const strange = ["enquiry:1", "enquiry:new", "nonsense-kind:5", "answer-templates:1", "site-options:1", "academy-facts:2", "look:new"];
  for (const form of strange) expect(await answers(form, owner)).toEqual([form, 404, 404]);
  for (const form of ["course:1", "post:new", "academy-facts:1", "academy-facts-next:1"]) {
    expect(await answers(form, owner)).toEqual([form, 200, 200]);
    expect(await answers(form, desk)).toEqual([form, 403, 403]);
  }
});

it("of two people at the desk each hears that the other has an enquiry open, until that is closed", async () => {
  const { call, signIn } = await openTestAcademy();
  const owner = await signIn();
  const [nimal, kumari] = [await joined(call, owner, "desk", "nimal"), await joined(call, owner, "desk", "kumari")];
  const opens = async (token: string, client: string, open = true) =>
    (await call("PUT", "/api/enquiries/12/open", { client, open }, { token })).body.others;
  expect(await opens(nimal, "window-1")).toEqual([]);
  expect(await opens(kumari, "window-2")).toEqual(["The nimal"]);
  expect(await opens(nimal, "window-1")).toEqual(["The kumari"]);
  await opens(kumari, "window-2", false);
  expect(await opens(nimal, "window-1")).toEqual([]);
});

it("what was typed into a form that nobody can open any more is not listed, and is there again with its item", async () => {
  const { call, signIn, database } = await openTestAcademy();
  const token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput(), { token });
  const typed = { client: "window-1", number: 1, open: false, draft: { values: { title: "Typed" } } };
  for (const form of [`course:${course.id}`, "course:new", "academy-facts:1"])
    await call("PUT", `/api/autosaves/${form}`, typed, { token });
  // Of a program before this one.
  await database.write((tx) => tx.updateTable("autosaves").set({ form: "former-words:1" }).where("form", "=", "academy-facts:1").execute());
  const listed = async () =>
    (await call("GET", "/api/autosaves", undefined, { token })).body.map(({ form }: { form: string }) => form).sort();
  expect(await listed()).toEqual([`course:${course.id}`, "course:new"]);
  await call("DELETE", `/api/courses/${course.id}`, undefined, { token });
  expect(await listed()).toEqual(["course:new"]);
  await call("POST", `/api/trash/courses/${course.id}/restore`, undefined, { token });
  expect(await listed()).toEqual([`course:${course.id}`, "course:new"]);
});

it("what was saved is not unsaved any more, also for whoever never heard that it was saved", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput(), { token });
  const at = `/api/autosaves/course:${course.id}`;
  const draft = { values: { title: "Typed" }, version: course.version };
  const type = (number: number) => call("PUT", at, { client: "window-1", number, open: true, take: true, draft }, { token });
  const unsaved = async () => (await call("GET", at, undefined, { token })).body.draft;

  await type(5);
  expect((await call("PUT", `/api/courses/${course.id}`, { ...courseInput(), title: "" }, { token })).status).toBe(400);
  expect(await unsaved()).toEqual(draft);
  await call("PUT", `/api/courses/${course.id}`, courseInput(), { token });
  expect(await unsaved()).toBe(null);
  // An autosave that was on its way before the save.
  await type(5);
  expect(await unsaved()).toBe(null);
  await type(7);
  await call("PUT", `/api/courses/${course.id}/working-copy`, { ...courseInput(), version: 2 }, { token });
  expect(await unsaved()).toBe(null);
});
