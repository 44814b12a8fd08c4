import { expect, it } from "vitest";
import { sizeOf } from "./file-size.ts";

it("says how large a file is in the unit that people would take", () => {
  expect([0, 1, 999_999, 1_000_000, 999_900_000, 1_000_000_000].map(sizeOf)).toEqual([
    "0 KB",
    "1 KB",
    "1000 KB",
    "1.0 MB",
    "999.9 MB",
    "1.0 GB",
  ]);
});
