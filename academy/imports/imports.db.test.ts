import { expect, it } from "vitest";
import { courseInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { Refusal } from "../errors.ts";
import type { ImportItem } from "./import-item.ts";
import { createImports } from "./imports.ts";

it("an item that was refused is not taken for ours when a person makes one at its address, and comes in when nobody does", async () => {
  const { academy, database, call, signIn } = await openTestAcademy({ SAMPLES: "off" });
  const { courses, pictures } = academy;
  const takes = (isRefused: boolean) =>
    createImports({
      ...{ database, pictures, categories: async () => [], addCategory: async () => {}, samplesOf: async () => [] },
      content: {
        ...academy,
        courses: {
          ...courses,
          create(...given: Parameters<typeof courses.create>) {
            if (isRefused) throw new Refusal("There is no room for another course.");
            return courses.create(...given);
          },
        },
      },
      redirects: { judge: async () => undefined, create: async () => {} },
      ...{ pageAt: async () => undefined, addressKey: (path) => path },
    });
  const theirs = ({ id, slug }: { id: number; slug: string }): ImportItem => ({
    ...{ kind: "courses", origin: `other.example courses ${id}`, title: "Mandarin", paths: [], notes: [] },
    fields: { ...courseInput({ image: "" }), slug, title: "Mandarin" },
  });
  const run = { base: "https://other.example", linkTo: (address: string) => address, fetchPicture: async () => "" };
  const [one, other] = [theirs({ id: 1, slug: "mandarin" }), theirs({ id: 2, slug: "mandarin-2" })];

  const refused = await takes(true).begin({ ...run, isDry: false });
  for (const item of [one, other])
    expect(await refused.take(item)).toMatchObject({ effect: "out", notes: ["There is no room for another course."] });
  const own = courseInput({ image: "", slug: "mandarin", title: "Mandarin of ours" });
  expect((await call("POST", "/api/courses", own, { token: await signIn() })).status).toBe(201);

  const again = await takes(false).begin({ ...run, isDry: false });
  expect(await again.take(one)).toMatchObject({ effect: "differs" });
  expect(await again.take(other)).toMatchObject({ effect: "new" });
  expect(await again.take(other)).toMatchObject({ effect: "known" });
});
