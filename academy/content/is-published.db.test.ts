import { expect, it } from "vitest";
import { publishingState } from "#contract/fields/publishing.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { isPublished, isWithdrawn } from "./is-published.ts";

const moments = ["2028-02-28T18:29:59.999Z", "2028-02-28T18:30:00.000Z", "2028-02-28T18:30:00.001Z"] as const;
const [, at] = moments;

it.each([
  ["published at a moment", { status: "published", publish_at: at, unpublish_at: "" }],
  ["withdrawn at it", { status: "published", publish_at: "", unpublish_at: at }],
  ["a draft", { status: "draft", publish_at: "", unpublish_at: at }],
] as const)("what is %s is to the database what it is to everybody else, a millisecond before and after, too", async (_, item) => {
  const { database } = await openTestAcademy();
  await database.change("courses", (tx) => tx.updateTable("courses").set(item).where("id", "=", 1).execute());
  for (const now of moments) {
    const has = (condition: ReturnType<typeof isPublished>) =>
      database.read(
        async (db) => (await db.selectFrom("courses").select("id").where("id", "=", 1).where(condition).execute()).length === 1,
      );
    const state = publishingState(item, now);
    expect([now, await has(isPublished(now)), await has(isWithdrawn(now))]).toEqual([now, state === "published", state === "withdrawn"]);
  }
});
