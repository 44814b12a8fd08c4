import { expect, it } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { multiply } from "#tests/many-rows.ts";
import { turnsDuring } from "#tests/turns-during.ts";
import { enquiryItems } from "./enquiry-item.ts";

it("others get their turn while many enquiries are read, as those of a class that hundreds asked for", async () => {
  const { call, database } = await openTestAcademy();
  await call("POST", "/api/contact", enquiryInput({ phone: "077 765 4321" }));
  await multiply(database, "enquiries", 5000);
  const { turns, answer: items } = await database.read(async (db) => {
    const rows = await db.selectFrom("enquiries").selectAll().execute();
    return turnsDuring(() => enquiryItems(db, rows, true));
  });
  expect([items.length, items.at(-1)?.phoneNumbers]).toEqual([5000, ["+94777654321"]]);
  expect(turns).toBeGreaterThan(3);
});
