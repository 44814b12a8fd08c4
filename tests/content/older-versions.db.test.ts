import { expect, it } from "vitest";
import { contentKinds, kindNames } from "#contract/content-kinds.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { kindTrials, postInput, withoutComputed } from "../factories.ts";
import { openTestAcademy } from "../harness.ts";

/** A kept version is what a program of that day wrote: fields that came later are missing, and today's rules did not hold. */
it.each(kindNames)("a version of %s that was kept before one of its fields existed is restored with what old rows have", async (kind) => {
  const { path } = contentKinds[kind];
  const { list, titled }: ContentKind = contentKinds[kind];
  const { call, signIn, database } = await openTestAcademy();
  const token = await signIn();
  const input = kindTrials[path].input();
  const { body: item } = await call("POST", `/api/${path}`, input, { token });
  await call("PUT", `/api/${path}/${item.id}`, { ...item, [titled]: `${item[titled]} again` }, { token });
  const fields = Object.entries(list);
  expect(fields.length).toBeGreaterThan(1);
  for (const [name, { before, optional }] of fields) {
    const { [name]: _, version: __, ...kept } = withoutComputed(item);
    const data = JSON.stringify({ ...kept, version: 1 });
    await database.write((tx) => tx.updateTable("revisions").set({ data }).where("version", "=", 1).execute());
    const wanted = { ...kept, ...(!optional && { [name]: before }) };
    const { body: versions } = await call("GET", `/api/${path}/${item.id}/versions`, undefined, { token });
    const { status, body } = await call("POST", `/api/${path}/${item.id}/versions/1/restore`, {}, { token });
    expect([status, withoutComputed(body)]).toEqual([200, { ...wanted, version: expect.any(Number) }]);
    expect(versions.at(-1).item).toEqual({ ...wanted, version: 1 });
  }
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
