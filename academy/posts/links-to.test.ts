import { expect, it } from "vitest";
import { linksTo } from "./links-to.ts";

it("a link to a page is found in both ways of writing it, and as the whole address", () => {
  expect(linksTo(["/course/German_Deutsch", "/course/%E6%BC%A2"])).toEqual([
    '/course/German_Deutsch"',
    '/course/%E6%BC%A2"',
    '/course/漢"',
  ]);
});
