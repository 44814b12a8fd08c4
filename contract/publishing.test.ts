import { expect, it } from "vitest";
import { publishingState } from "./publishing.ts";

it("an item is there from its moment on, and gone from the moment when it is withdrawn", () => {
  const item = { status: "published", publish_at: "2028-02-29T18:30:00.000Z", unpublish_at: "2028-12-31T18:30:00.000Z" } as const;
  const at = (now: string, more: object = {}) => publishingState({ ...item, ...more }, now);
  expect(["2028-02-29T18:29:59.999Z", "2028-02-29T18:30:00.000Z"].map((now) => at(now))).toEqual(["scheduled", "published"]);
  expect(["2028-12-31T18:29:59.999Z", "2028-12-31T18:30:00.000Z"].map((now) => at(now))).toEqual(["published", "withdrawn"]);
  expect(at("2029-01-01T00:00:00.000Z", { unpublish_at: "" })).toBe("published");
  expect(at("2000-01-01T00:00:00.000Z", { publish_at: "" })).toBe("published");
  expect(at("2028-06-01T00:00:00.000Z", { status: "draft" })).toBe("draft");
});
