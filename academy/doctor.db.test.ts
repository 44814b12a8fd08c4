import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";
import { examine } from "./doctor.ts";
import { addMail } from "./jobs/job-rows.ts";

it("speaks of one mail that waits or was refused as of one", async () => {
  const { database } = await openTestAcademy();
  const add = () => database.write((tx) => addMail(tx, 0, { enquiry_id: 1, kind: "notice", subject: "", body: "" }));
  const found = async () => (await examine(database, 4_000_000)).map(({ what }) => what);
  await add();
  expect(await found()).toEqual(["1 mail has waited for more than an hour."]);
  await database.write((tx) => tx.updateTable("jobs").set({ state: "refused" }).execute());
  expect(await found()).toEqual(["1 mail was refused or given up."]);
  await add();
  await database.write((tx) => tx.updateTable("jobs").set({ state: "refused" }).execute());
  expect(await found()).toEqual(["2 mails were refused or given up."]);
});
