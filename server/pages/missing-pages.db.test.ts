import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";
import { createMissingPages } from "./missing-pages.ts";

it("an address that has no page counts when somebody wants to read it, not when a program only asks whether it is there", async () => {
  const { academy } = await openTestAcademy();
  const { note } = createMissingPages(academy, () => 1);
  const asker = (client: string) => ({ referer: "http://site.example/courses", host: "site.example", client });
  for (const [index, method] of ["HEAD", "OPTIONS", "POST", "PUT", "DELETE", "get"].entries())
    note(method, "/old-prices", asker(`192.0.${index}.1`));
  expect(await academy.missingAddresses.list()).toMatchObject({ items: [], total: 0 });
  note("GET", "/old-prices?a=1", asker("198.51.100.1"));
  note("HEAD", "/old-prices", asker("203.0.113.1"));
  const { items } = await academy.missingAddresses.list();
  expect(items).toEqual([expect.objectContaining({ address: "/old-prices", asked: 1, came_from: "/courses" })]);
});
