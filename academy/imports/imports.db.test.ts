import { expect, it } from "vitest";
import { courseInput } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { Refusal } from "../errors.ts";
import type { ImportItem } from "./import-item.ts";
import { createImports } from "./imports.ts";

type Create = TestAcademy["academy"]["courses"]["create"];

/** A run that takes items into an academy whose courses are made by `create`. */
function runOf({ academy, database }: TestAcademy, create: Create = academy.courses.create) {
  const imports = createImports({
    ...{ database, pictures: academy.pictures, categories: async () => [], addCategory: async () => {}, samplesOf: async () => [] },
    content: { ...academy, courses: { ...academy.courses, create } },
    redirects: { judge: async () => undefined, create: async () => {} },
    ...{ pageAt: async () => undefined, addressKey: (path) => path },
  });
  return imports.begin({ isDry: false, base: "https://other.example", linkTo: (address) => address, fetchPicture: async () => "" });
}

const theirs = (id: number, slug: string): ImportItem => ({
  ...{ kind: "courses", origin: `other.example courses ${id}`, title: "Mandarin", paths: [], notes: [] },
  fields: { ...courseInput({ image: "" }), slug, title: "Mandarin" },
});

const [one, other] = [theirs(1, "mandarin"), theirs(2, "mandarin-2")];

async function makeOwn({ call, signIn }: TestAcademy): Promise<void> {
  const own = courseInput({ image: "", slug: "mandarin", title: "Mandarin of ours" });
  expect((await call("POST", "/api/courses", own, { token: await signIn() })).status).toBe(201);
}

it("an item that was refused is not taken for ours when a person makes one at its address, and comes in when nobody does", async () => {
  const academy = await openTestAcademy({ SAMPLES: "off" });
  const refused = await runOf(academy, async () => {
    throw new Refusal("There is no room for another course.");
  });
  for (const item of [one, other])
    expect(await refused.take(item)).toMatchObject({ effect: "out", notes: ["There is no room for another course."] });
  await makeOwn(academy);

  const again = await runOf(academy);
  expect(await again.take(one)).toMatchObject({ effect: "differs" });
  expect(await again.take(other)).toMatchObject({ effect: "new" });
  expect(await again.take(other)).toMatchObject({ effect: "known" });
});

it("ended before it saved an item, it does not take for ours what a person makes at its address; ended after, it knows what it saved", async () => {
  const academy = await openTestAcademy({ SAMPLES: "off" });
  const ends = { before: true };
  const ended = await runOf(academy, async (...given) => {
    if (!ends.before) await academy.academy.courses.create(...given);
    throw new Error("The process ended");
  });
  await expect(ended.take(one)).rejects.toThrow("The process ended");
  ends.before = false;
  await expect(ended.take(other)).rejects.toThrow("The process ended");
  await makeOwn(academy);

  const again = await runOf(academy);
  expect(await again.take(one)).toMatchObject({ effect: "differs" });
  expect(await again.take(other)).toMatchObject({ effect: "known" });
});
