import { expect, it } from "vitest";
import { publishingWays } from "./publishing-ways.ts";

const [past, future] = ["2020-01-01T00:00:00.000Z", "2999-01-01T00:00:00.000Z"];
const published = { status: "published", publish_at: "", unpublish_at: "" } as const;

/** What the button says of a stored item whose form says `typed` as well. */
function button(item: object | undefined, typed: object) {
  const get = () => ({ ...published, ...item, ...typed });
  const done = { hasChanges: false, set: () => {}, usual: "Update" };
  return publishingWays({ ...done, item, get, way: { current: "publish" }, submit: async () => "saved" }).dialog.submit;
}

it("the button says Schedule where visitors see it only later, whatever it was before", () => {
  for (const [item, usual] of [
    [{ ...published, status: "draft" }, "Publish"],
    [{ ...published, unpublish_at: past }, "Publish again"],
    [{ ...published, publish_at: future }, "Publish"],
  ] as const) {
    expect(button(item, { publish_at: past })).toBe(usual);
    expect(button(item, { publish_at: future, date: "2020-01-01" })).toBe(item.publish_at === future ? "Update" : "Schedule");
    expect(button(item, { publish_at: "", date: "2999-01-01" })).toBe("Schedule");
  }
});
