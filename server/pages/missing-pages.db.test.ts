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

it("the address of an item without its name leads to the list, unless staff said where", async () => {
  const { academy, call, signIn } = await openTestAcademy();
  const { lead, mayLead } = createMissingPages(academy, () => 1);
  const to = async (url: string) => (await lead(url))?.headers.get("location");
  expect(await to("/nowhere")).toBeUndefined();
  expect([mayLead("/nowhere"), mayLead("/course"), mayLead("/course/x"), mayLead("/blog?page=99")]).toEqual([false, true, false, false]);
  expect(await to("/course")).toBe("/courses");
  expect(await to("/Exam/?utm_source=x")).toBe("/exams?utm_source=x");
  expect([await to("/class"), await to("/teacher")]).toEqual(["/classes", "/about"]);
  await call("POST", "/api/redirects", { from: "/course", to: "/level" }, { token: await signIn() });
  const saidOtherwise = await createMissingPages(academy, () => 2).lead("/course");
  expect([saidOtherwise?.status, saidOtherwise?.headers.get("location")]).toEqual([301, "/level"]);
});
