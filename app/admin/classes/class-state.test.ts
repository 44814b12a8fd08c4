import { expect, it } from "vitest";
import { classState } from "./class-state.ts";

const one = { active: true, enrol_until: "2028-02-28", starts_on: "2028-02-29", ends_on: "2028-03-31" };

it("is open to the end of its last day to enrol, runs from its first day to the end of its last one, and then is over", () => {
  const days = ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-31", "2028-04-01"];
  expect(days.map((day) => classState(one, day))).toEqual(["open", "open", "running", "running", "over"]);
  expect(classState({ ...one, enrol_until: "2028-02-26" }, "2028-02-26")).toBe("open");
  expect(classState({ ...one, enrol_until: "2028-02-26" }, "2028-02-27")).toBe("closed");
  expect(classState({ ...one, enrol_until: "" }, "2028-02-28")).toBe("open");
  expect(classState({ ...one, active: false }, "2028-02-29")).toBe("hidden");
});
