import { expect, it } from "vitest";
import { byteRange } from "./byte-range.ts";

it.each<[asked: string | null, answer: ReturnType<typeof byteRange>]>([
  [null, undefined],
  ["bytes=0-1", { from: 0, to: 1 }],
  ["bytes=0-", { from: 0, to: 99 }],
  ["bytes=40-", { from: 40, to: 99 }],
  ["bytes=99-99", { from: 99, to: 99 }],
  ["bytes=50-500", { from: 50, to: 99 }],
  ["bytes=-10", { from: 90, to: 99 }],
  ["bytes=-500", { from: 0, to: 99 }],
  ["bytes=-0", "none"],
  ["bytes=100-", "none"],
  ["bytes=100-200", "none"],
  ["bytes=9-3", undefined],
  ["bytes=0-1,5-6", undefined],
  ["bytes=-", undefined],
  ["items=0-1", undefined],
  ["bytes=a-b", undefined],
])("of 100 bytes %s is %o", (asked, answer) => {
  expect(byteRange(asked, 100)).toEqual(answer);
});
