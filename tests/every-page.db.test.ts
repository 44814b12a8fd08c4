import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { contentKinds, pagedKinds } from "#contract/content-kinds.ts";
import { pagesOf } from "#contract/site/page-address.ts";
import { kindTrials } from "./factories.ts";
import { openTestAcademy } from "./harness.ts";

it("the pages of items are those of the kinds that have some, and the tests of all pages visit one of each", async () => {
  const site = routes.flatMap(({ file, children = [] }) => (file.startsWith("site/") ? children : []));
  const ofItems = site.flatMap(({ path = "" }) => (path.includes(":") ? [path.replace(/\/:\w+$/, "")] : []));
  expect(ofItems.sort()).toEqual(
    Object.values(pagesOf)
      .map(({ part }) => part)
      .sort(),
  );
  const others = pagedKinds.map((kind) => contentKinds[kind].page.part);
  expect(Object.values(pagesOf).flatMap(({ part }) => (others.some((one) => one === part) ? [] : [part]))).toEqual(["class", "teacher"]);

  const { academy } = await openTestAcademy();
  const samples = await academy.samples();
  for (const kind of pagedKinds) {
    const { example } = kindTrials[contentKinds[kind].path];
    const slugs = samples[kind].map(({ slug }) => slug);
    expect([kind, example, slugs]).toEqual([kind, slugs.length === 0 ? undefined : expect.toBeOneOf(slugs), slugs]);
  }
});
