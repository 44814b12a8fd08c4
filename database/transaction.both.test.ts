import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";
import { deleteContent } from "./content-rows.ts";

it("only in a change does it compile to write what pages are made from", async () => {
  const { database } = await openTestAcademy();
  const versions = await database.contentVersions();
  const undone = database.write(async (tx) => {
    // @ts-expect-error
    await tx.insertInto("redirects").values({}).execute;
    // @ts-expect-error
    await tx.updateTable("courses").set({ title: "" }).execute;
    // @ts-expect-error
    await tx.deleteFrom("site_settings").execute;
    // @ts-expect-error
    await sql`delete from courses`.execute(tx);
    // @ts-expect-error
    await deleteContent(tx, "courses", 1);
    throw new Error("Enough");
  });
  await expect(undone).rejects.toThrow("Enough");
  await database.change("courses", (tx) => tx.updateTable("courses").set({ title: "New" }).execute());
  expect((await database.contentVersions()).courses).toBe(versions.courses + 1);
});
