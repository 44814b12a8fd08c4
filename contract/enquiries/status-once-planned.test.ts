import { expect, test } from "vitest";
import { enquiryStatuses } from "./enquiry-labels.ts";
import { statusOncePlanned } from "./status-once-planned.ts";

test("an enquiry that was done with is opened again by a day for its next step, and no other changes", () => {
  const changed = (next_on: string) => enquiryStatuses.flatMap((one) => (statusOncePlanned(one, next_on) === one ? [] : [one]));
  expect(changed("2027-01-31")).toEqual(["Closed", "Spam"]);
  expect(statusOncePlanned("Closed", "2027-01-31")).toBe("Contacted");
  expect(changed("")).toEqual([]);
});
