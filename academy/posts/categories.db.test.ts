import { expect, it } from "vitest";
import { postInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

it("a new academy has the seven of the specification, of which four are filters of the blog", async () => {
  const { call, publicAcademy } = await openTestAcademy();
  expect((await call("GET", "/api/categories")).body.map(({ name }: { name: string }) => name)).toEqual([
    "Learning Tips",
    "Culture",
    "Exam Prep",
    "Technology",
    "Language Practice",
    "Study Abroad",
    "Career Development",
  ]);
  expect(await publicAcademy.requestData().postFilters()).toEqual(["Learning Tips", "Culture", "Exam Prep", "Technology"]);
});

it("posts follow a new name; one that is gone stays where it was, and is refused elsewhere", async () => {
  const { call, signIn, academy } = await openTestAcademy();
  const token = await signIn();
  const { body: made } = await call("POST", "/api/categories", { name: "Food", filter: false }, { token });
  const { body: post } = await call("POST", "/api/blogs", postInput({ category: "Food", title: "Hoppers" }), { token });
  expect(post.category).toBe("Food");
  const { body: trashed } = await call("POST", "/api/blogs", postInput({ category: "Food" }), { token });
  await call("DELETE", `/api/blogs/${trashed.id}`, undefined, { token });
  await call("PUT", `/api/categories/${made.id}`, { ...made, name: "Street Food" }, { token });
  const restored = await call("POST", `/api/trash/blogs/${trashed.id}/restore`, undefined, { token });
  expect(restored.body.category).toBe("Street Food");
  await call("DELETE", `/api/blogs/${trashed.id}`, undefined, { token });
  const found = async (q: string) => (await call("GET", `/api/blogs?q=${q}`)).body.map(({ title }: { title: string }) => title);
  expect((await call("GET", `/api/blogs/${post.id}`)).body).toMatchObject({ category: "Street Food", version: post.version });
  expect([await found("street+food"), (await academy.posts.cards({ category: "Street Food" })).total]).toEqual([["Hoppers"], 1]);

  await call("DELETE", `/api/categories/${made.id}`, undefined, { token });
  const changed = { ...post, category: "Street Food", title: "Egg hoppers" };
  expect((await call("PUT", `/api/blogs/${post.id}`, changed, { token })).status).toBe(200);
  const refused = await call("POST", "/api/blogs", postInput({ category: "Street Food" }), { token });
  expect([refused.status, refused.body.message]).toEqual([
    400,
    expect.stringContaining("Category must be one of: Learning Tips, Culture,"),
  ]);
});

it("two of one name are refused, also by another's rename", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const { body: made } = await call("POST", "/api/categories", { name: "Food", filter: true }, { token });
  for (const [method, path, body] of [
    ["POST", "/api/categories", { name: "Food", filter: true }],
    ["PUT", `/api/categories/${made.id}`, { ...made, name: "Culture" }],
  ] as const) {
    const refused = await call(method, path, body, { token });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("There is a category of this name.")]);
  }
});
