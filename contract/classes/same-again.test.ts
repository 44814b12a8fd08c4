import { describe, expect, it } from "vitest";
import { datesAgain, nextStart } from "./same-again.ts";

// 1 January 2027 is a Friday. Held from Friday the 8th to Sunday the 24th, whatever stands for its first and last day.
const one = {
  starts_on: "2027-01-04",
  ends_on: "2027-01-28",
  enrol_until: "2027-01-06",
  times: [
    { weekday: "Friday" as const, from: "18:00", to: "20:00" },
    { weekday: "Sunday" as const, from: "09:00", to: "11:00" },
  ],
};
const poya = { name: "Poya", from: "2027-01-29", to: "2027-01-29" };

describe("the same class again", () => {
  it("begins on the next of its weekdays after the last day on which it was held, when the academy is open", () => {
    expect(nextStart(one, [])).toBe("2027-01-29");
    expect(nextStart(one, [poya])).toBe("2027-01-31");
    expect(nextStart({ ...one, no_class_on: ["2027-01-24"] }, [])).toBe("2027-01-24");
    expect(nextStart({ ...one, times: [] }, [])).toBe("2027-02-01");
  });

  it("lasts for as many hours, also over days on which the academy is closed, and is enrolled for as long before", () => {
    expect(datesAgain(one, "2027-01-29", [])).toEqual({ starts_on: "2027-01-29", ends_on: "2027-02-14", enrol_until: "2027-01-27" });
    expect(datesAgain(one, "2027-01-29", [{ ...poya, from: "2027-02-05", to: "2027-02-05" }]).ends_on).toBe("2027-02-19");
    expect(datesAgain({ ...one, times: [] }, "2027-02-01", [])).toEqual({
      starts_on: "2027-02-01",
      ends_on: "2027-02-25",
      enrol_until: "2027-02-03",
    });
    expect(datesAgain({ ...one, enrol_until: "" }, "2027-01-29", []).enrol_until).toBe("");
  });
});
