import { expect, it } from "vitest";
import { courseInput, postInput } from "../factories.ts";
import { joined, openTestAcademy } from "../harness.ts";

async function open() {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const colleague = await joined(call, token, "editor", "kumari");
  const news = async (form: string) => (await call("GET", `/api/autosaves/${encodeURIComponent(form)}/news`, undefined, { token })).body;
  const theirs = (method: "PUT" | "POST" | "DELETE", path: string, body?: object) =>
    call(method, `/api${path}`, body, { token: colleague });
  return { call, token, news, theirs };
}

it("an open form is told what became of what it shows, and who did that", async () => {
  const { call, token, news, theirs } = await open();
  const sent = courseInput();
  const { body: course } = await call("POST", "/api/courses", sent, { token });
  const form = `course:${course.id}`;
  expect(await news(form)).toMatchObject({ version: 1, working_copy: null, last: { actor: "admin", action: "create" } });
  await theirs("PUT", `/courses/${course.id}/working-copy`, { ...sent, summary: "Later.", version: 1 });
  expect(await news(form)).toMatchObject({ version: 1, working_copy: 1, last: { actor: "The kumari", action: "save-changes" } });
  await theirs("PUT", `/courses/${course.id}`, { ...sent, summary: "Later.", version: 1, working_copy: 1 });
  expect(await news(form)).toMatchObject({
    ...{ version: 2, working_copy: null },
    last: { action: "publish-changes", noun: "courses", title: sent.title, changes: [{ field: "summary", after: "Later." }] },
  });
  await theirs("DELETE", `/courses/${course.id}`);
  expect(await news(form)).toMatchObject({ version: null, last: { actor: "The kumari", action: "delete" } });
});

it("a new one that was saved in another window is known by its form, until a next one is typed", async () => {
  const { call, token, news, theirs } = await open();
  const typed = (title: string, number: number) =>
    call(
      "PUT",
      "/api/autosaves/post:new",
      { client: "the-laptop", number, open: true, take: true, draft: { values: { title } } },
      { token },
    );
  await typed("Kept", 1);
  expect(await news("post:new")).toEqual({ version: null, working_copy: null, last: null, saved_as: null });
  await theirs("POST", "/blogs", postInput({ title: "Of somebody else" }));
  expect(await news("post:new")).toMatchObject({ saved_as: null });
  const { body: post } = await call("POST", "/api/blogs", postInput({ title: "Kept" }), { token });
  expect(await news("post:new")).toMatchObject({ saved_as: post.id });
  await typed("The next", 5);
  expect(await news("post:new")).toMatchObject({ saved_as: null });
});

it("the facts and the texts of the site have news, too; forms of what staff of content may not see have none", async () => {
  const { call, token, news, theirs } = await open();
  const facts = (await call("GET", "/api/academy-facts", undefined, { token })).body;
  expect(await news("academy-facts:1")).toMatchObject({ version: facts.version });
  await theirs("PUT", "/academy-facts", { ...facts, city: "Kandy" });
  expect(await news("academy-facts:1")).toMatchObject({ version: facts.version + 1, last: { actor: "The kumari", action: "update" } });
  for (const form of ["site-options:1", "answer-templates:1", "nothing:1"])
    expect([form, await news(form)]).toMatchObject([form, { error: expect.any(String) }]);
});

it("a save without a change writes no version and no line, and publishes nothing else", async () => {
  const { call, token, news } = await open();
  const sent = postInput({ title: "Once", content: "<p>One &amp; two</p>" });
  const { body: post } = await call("POST", "/api/blogs", sent, { token });
  const { body: again } = await call("PUT", `/api/blogs/${post.id}`, { ...sent, version: 1 }, { token });
  expect(again).toEqual(post);
  expect(await news(`post:${post.id}`)).toMatchObject({ version: 1, last: { action: "create" } });
  expect((await call("PUT", `/api/blogs/${post.id}`, { ...sent, title: "Twice", version: 1 }, { token })).body.version).toBe(2);

  const facts = (await call("GET", "/api/academy-facts", undefined, { token })).body;
  expect((await call("PUT", "/api/academy-facts", facts, { token })).body.version).toBe(facts.version);
});

it("whoever asks for an address that is taken is told by what", async () => {
  const { call, token } = await open();
  const { body: post } = await call("POST", "/api/blogs", postInput({ title: "Saved on the phone", slug: "poya" }), { token });
  const second = await call("POST", "/api/blogs", postInput({ slug: "poya" }), { token });
  expect([second.status, second.body.taken_by]).toEqual([409, { id: post.id, title: "Saved on the phone" }]);
});
