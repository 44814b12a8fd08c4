import { expect, it } from "vitest";
import { examInput, postInput } from "./factories.ts";
import { openTestAcademy } from "./harness.ts";

const hostile = `<p onclick="ran()">one<img src=x onerror=ran()></p><script>ran()</script><svg><p><style><a id="</style><img src=x onerror=ran()>">`;
const harmless = "<p>one</p>";

it("hostile rich text in the database leaves it harmless, by every way out", async () => {
  const academy = await openTestAcademy();
  const { call } = academy;
  const token = await academy.signIn();
  const post = (await call("POST", "/api/blogs", postInput(), { token })).body;
  const exam = (await call("POST", "/api/exams", examInput(), { token })).body;
  for (const { path, item } of [
    { path: "blogs", item: post },
    { path: "exams", item: exam },
  ])
    await call("PUT", `/api/${path}/${item.id}`, { ...item, summary: "Saved again." }, { token });
  await academy.database.change("posts", async (tx) => {
    await tx.updateTable("posts").set({ content: hostile }).where("id", "=", post.id).execute();
    await tx.updateTable("exams").set({ description: hostile }).where("id", "=", exam.id).execute();
    for (const { noun, item, field } of [
      { noun: "blogs", item: post, field: "content" },
      { noun: "exams", item: exam, field: "description" },
    ]) {
      const data = JSON.stringify({ ...item, [field]: hostile });
      await tx.updateTable("revisions").set({ data }).where("noun", "=", noun).where("item_id", "=", item.id).execute();
    }
  });

  const answers = await Promise.all(
    [
      `/api/blogs`,
      `/api/blogs?q=${encodeURIComponent(post.title)}`,
      `/api/exams`,
      `/api/exams?q=${encodeURIComponent(exam.title)}`,
      `/api/blogs/${post.id}/versions`,
      `/api/exams/${exam.id}/versions`,
    ].map(async (path) => (await call("GET", path, undefined, { token })).text),
  );
  for (const answer of answers) {
    expect(answer).toContain(harmless);
    expect(answer).not.toMatch(/ran\(|<img|<svg|<script|onclick/);
  }
  const data = academy.publicAcademy.requestData();
  expect((await data.item("posts", post.slug))?.content).toMatch(/^<p>one<\/p>/);
  expect((await data.item("exams", exam.slug))?.description).toMatch(/^<p>one<\/p>/);

  // An older version that is restored is written as clean as any save, and what was there is kept clean.
  await call("POST", `/api/blogs/${post.id}/versions/1/restore`, {}, { token });
  const rows = await academy.database.read((db) => db.selectFrom("posts").select("content").where("id", "=", post.id).execute());
  const kept = await academy.database.read((db) =>
    db.selectFrom("revisions").select("data").where("noun", "=", "blogs").where("version", "=", 2).execute(),
  );
  expect(`${rows[0]?.content} ${kept.find(({ data }) => data.includes("Saved again."))?.data}`).not.toMatch(
    /ran\(|<img|<svg|<script|onclick/,
  );
});
