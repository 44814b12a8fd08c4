import { describe, expect, it } from "vitest";
import { contentKinds, kindNames } from "#contract/content-kinds.ts";
import { courseInput, examInput, postInput, questionInput } from "./factories.ts";
import { openTestAcademy } from "./harness.ts";

const inputs = { courses: courseInput, exams: examInput, posts: postInput, courseQuestions: questionInput, examQuestions: questionInput };

/** A kept version is what a program of that day wrote: fields that came later are missing, and today's rules did not hold. */
describe.each(kindNames)("an older version of %s", (kind) => {
  const { path, list } = contentKinds[kind];

  it.each(Object.entries(list))(
    "that was kept before it had the field %s is restored with what old rows have",
    async (name, { before }) => {
      const { call, signIn, database } = await openTestAcademy();
      const token = await signIn();
      const { body: item } = await call("POST", `/api/${path}`, inputs[kind](), { token });
      await call("PUT", `/api/${path}/${item.id}`, inputs[kind](), { token });
      const { [name]: _, ...kept } = item;
      await database.write((tx) =>
        tx
          .updateTable("revisions")
          .set({ data: JSON.stringify(kept) })
          .where("version", "=", 1)
          .execute(),
      );

      const { body: versions } = await call("GET", `/api/${path}/${item.id}/versions`, undefined, { token });
      const { status, body } = await call("POST", `/api/${path}/${item.id}/versions/1/restore`, {}, { token });
      const { published: __, ...rest } = kept;
      const wanted = { ...rest, ...(name in item && { [name]: before }) };
      expect([status, body]).toEqual([200, { ...wanted, version: 3 }]);
      expect(versions[1].item).toEqual({ ...wanted, version: 1 });
    },
  );
});

it("an older version that breaks a rule of today, or has a field that is gone, is restored as it was", async () => {
  const { call, signIn, database } = await openTestAcademy();
  const token = await signIn();
  const { body: post } = await call("POST", "/api/blogs", postInput(), { token });
  await call("PUT", `/api/blogs/${post.id}`, postInput(), { token });
  const kept = {
    ...post,
    category: "Letters",
    readTime: "",
    summary: "x".repeat(2000),
    subtitle: "gone",
    content: "<p>a</p><script>b</script>",
  };
  await database.write((tx) =>
    tx
      .updateTable("revisions")
      .set({ data: JSON.stringify(kept) })
      .where("version", "=", 1)
      .execute(),
  );
  const { status, body } = await call("POST", `/api/blogs/${post.id}/versions/1/restore`, {}, { token });
  const { subtitle: _, published: __, ...rest } = kept;
  expect([status, body]).toEqual([200, { ...rest, content: "<p>a</p>", version: 3 }]);
});
