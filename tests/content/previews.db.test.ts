import { expect, it } from "vitest";
import { courseInput, postInput } from "../factories.ts";
import { joined, openTestAcademy } from "../harness.ts";

const hour = 3_600_000;

it("a preview link shows what was saved last, until it ends or is ended; a wrong one shows nothing", async () => {
  const { call, signIn, academy, pass, now, database } = await openTestAcademy();
  const token = await signIn();
  const course = (await call("POST", "/api/courses", courseInput({ status: "draft", title: "Not yet" }), { token })).body;
  const at = `/api/previews/courses/${course.id}/links`;
  const make = (hours: number) => call("POST", at, { hours }, { token });
  const open = (address: string, from = "192.0.2.9") => academy.previews.open(address.split("/preview/")[1] ?? "", from);

  const day = await make(24);
  const week = await make(168);
  expect([day.status, week.status]).toEqual([201, 201]);
  expect(day.body.link.made_by).toBe("admin");
  expect(Date.parse(day.body.link.expires_at)).toBeLessThanOrEqual(now() + 24 * hour);
  expect(await open(day.body.address)).toMatchObject({ shown: { kind: "courses", item: { title: "Not yet" } } });
  await call("PUT", `/api/courses/${course.id}`, { ...courseInput(), title: "Later", slug: course.slug, status: "draft" }, { token });
  expect(await open(day.body.address)).toMatchObject({ shown: { item: { title: "Later" } } });

  // The secret itself is kept nowhere.
  const rows = await database.read((db) => db.selectFrom("preview_links").selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(day.body.address.split("/preview/")[1]);

  expect((await call("GET", at, undefined, { token })).body.map(({ id }: { id: number }) => id)).toEqual([
    week.body.link.id,
    day.body.link.id,
  ]);
  pass(24 * hour);
  const later = await signIn();
  expect([await open(day.body.address), (await open(week.body.address)) !== undefined]).toEqual([undefined, true]);
  expect((await call("GET", at, undefined, { token: later })).body).toHaveLength(1);
  expect(await academy.previews.sweep()).toBe(1);
  for (const other of [`exams/${course.id}`, "courses/1"])
    expect((await call("DELETE", `/api/previews/${other}/links/${week.body.link.id}`, undefined, { token: later })).status).toBe(404);
  expect((await call("DELETE", `${at}/${week.body.link.id}`, undefined, { token: later })).status).toBe(204);
  expect(await open(week.body.address)).toBeUndefined();
  const log = await call("GET", "/api/audit?noun=courses&limit=5", undefined, { token: later });
  expect(log.body.map(({ action, title }: { action: string; title: string }) => [action, title])).toEqual([
    ["end-preview", "Later"],
    ["update", "Later"],
    ["share-preview", "Not yet"],
    ["share-preview", "Not yet"],
    ["create", "Not yet"],
  ]);
});

it("a preview link to what visitors see shows its unpublished changes", async () => {
  const { call, signIn, academy } = await openTestAcademy();
  const token = await signIn();
  const fields = courseInput({ title: "As it is" });
  const { id, version } = (await call("POST", "/api/courses", fields, { token })).body;
  const { address } = (await call("POST", `/api/previews/courses/${id}/links`, { hours: 1 }, { token })).body;
  const shown = async () => (await academy.previews.open(address.split("/preview/")[1] ?? "", "192.0.2.9"))?.shown.item.title;
  expect(await shown()).toBe("As it is");
  await call("PUT", `/api/courses/${id}/working-copy`, { ...fields, title: "As it will be", version }, { token });
  expect(await shown()).toBe("As it will be");
});

it("a link to what is deleted shows nothing, links of one item are counted, and so are wrong ones of one network", async () => {
  const { call, signIn, academy, pass } = await openTestAcademy();
  let token = await signIn();
  const post = (await call("POST", "/api/blogs", postInput({ status: "draft" }), { token })).body;
  const at = `/api/previews/blogs/${post.id}/links`;
  const statuses: number[] = [];
  let address = "";
  for (let link = 0; link < 21; link++) {
    const made = await call("POST", at, { hours: 1 }, { token });
    statuses.push(made.status);
    address = made.body.address ?? address;
  }
  expect(statuses).toEqual([...Array(20).fill(201), 400]);
  pass(hour);
  token = await signIn();
  address = (await call("POST", at, { hours: 1 }, { token })).body.address;
  const secret = address.split("/preview/")[1] ?? "";
  expect(await academy.previews.open(secret, "192.0.2.9")).toBeDefined();
  await call("DELETE", `/api/blogs/${post.id}`, undefined, { token });
  expect(await academy.previews.open(secret, "192.0.2.9")).toBeUndefined();
  for (let guess = 0; guess < 59; guess++) await academy.previews.open("x".repeat(43), "192.0.2.77");
  await expect(academy.previews.open("x".repeat(43), "192.0.2.5")).rejects.toThrow("Too many attempts");
  const other = (await call("POST", "/api/blogs", postInput(), { token })).body;
  const right = (await call("POST", `/api/previews/blogs/${other.id}/links`, { hours: 1 }, { token })).body.address.split("/preview/")[1];
  expect(await academy.previews.open(right, "192.0.2.5"), "a right one always opens").toBeDefined();
  await expect(academy.previews.open("x".repeat(43), "198.51.100.1")).resolves.toBeUndefined();
});

it("what is typed is cleaned, finished or not, shown to those who may write it and stored nowhere", async () => {
  const academy = await openTestAcademy();
  const { call, signIn } = academy;
  academy.setPreviewPage(async ({ item }) => JSON.stringify(item));
  const token = await signIn();
  const show = async (noun: string, fields: object, by = token) => {
    const { status, body } = await call("POST", `/api/previews/${noun}`, { fields }, { token: by });
    return { status, item: status === 200 ? JSON.parse(body.html) : body };
  };
  const hostile = '<p onclick="x()">A<script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:alert(1)">b</a>';
  const { item } = await show("blogs", { title: "", content: hostile, image: "data:image/jpeg;base64,AAAA", category: "", featured: "no" });
  expect(item).toMatchObject({ title: "", content: "<p>A</p><a>b</a>", image: "", featured: false, date: academy.academy.today() });
  expect((await show("courses", { title: " German ", students_per_class: "12", modules: ["One", ""], slug: "a b" })).item).toMatchObject({
    ...{ title: "German", students_per_class: 12, modules: ["One"], slug: "a b", description: "" },
  });
  expect((await show("exams", { title: ["x"], modules: "One", description: 7, unknown: 1 })).item).toMatchObject({
    title: "",
    modules: [],
  });
  expect(await show("blogs", { content: `<p>${"x".repeat(200_000)}</p>` })).toMatchObject({ status: 400 });
  expect((await show("courses", {}, await joined(call, token, "desk", "desk"))).status).toBe(403);
  expect((await call("POST", "/api/previews/courses", { fields: {} })).status).toBe(401);
});

it("one preview of a person is made at a time, and of those that wait only the newest", async () => {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const made: string[] = [];
  academy.setPreviewPage(async ({ item }) => {
    made.push(item.title);
    if (item.title === "first") await finished;
    return "";
  });
  const ask = (title: string) => academy.call("POST", "/api/previews/courses", { fields: { title } }, { token });
  const first = ask("first");
  await expect.poll(() => made).toEqual(["first"]);
  const second = ask("second");
  const third = ask("third");
  expect((await Promise.race([second, third])).status).toBe(429);
  finish();
  expect((await first).status).toBe(200);
  expect([(await second).status, (await third).status].sort()).toEqual([200, 429]);
  expect(made).toHaveLength(2);
});
