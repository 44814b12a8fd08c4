import { expect, it } from "vitest";
import { countsInWords, samplesInWords, totalOf } from "./samples-in-words.ts";

it("what is removed is said by kind, as the menu names it", () => {
  const going = [
    { noun: "courses" as const, count: 10 },
    { noun: "page-qna" as const, count: 98 },
    { noun: "rooms" as const, count: 1 },
  ];
  expect(countsInWords(going)).toBe("10 courses, 98 page Q&A and 1 room");
  expect(countsInWords(going.slice(0, 1))).toBe("10 courses");
  expect(totalOf(going)).toBe(109);
  expect([1, 2].map(samplesInWords)).toEqual(["1 sample", "2 samples"]);
});
