import { expect, it } from "vitest";
import { addressKey } from "./address-key.ts";

it("addresses that people take for one are one", () => {
  const written = ["/Old-Page", "/old-page/", "//old-page", "/old%2Dpage", "old-page"];
  expect(new Set(written.map(addressKey))).toEqual(new Set(["/old-page"]));
  expect(addressKey("/Cafe%CC%81")).toBe(addressKey("/CAFÉ"));
  expect(addressKey("/")).toBe("/");
});

it("a slash that is encoded parts nothing, and what cannot be decoded stays", () => {
  expect(addressKey("/a%2Fb/c")).toBe("/a%2fb/c");
  expect(addressKey("/100%")).toBe("/100%");
});

it("no page has an address with dots for folders, control characters, or half letters", () => {
  expect(["/a/../b", "/a/..", "/./b", "/a%00b", "/a\nb", "/\ud800"].map(addressKey)).toEqual(Array(6).fill(""));
  expect(["/a/...", "/.well-known", "/a..b"].map(addressKey)).toEqual(["/a/...", "/.well-known", "/a..b"]);
});

it("nor one of more than 300 characters", () => {
  expect(addressKey(`/${"a".repeat(299)}`)).toHaveLength(300);
  expect(addressKey(`/${"a".repeat(300)}`)).toBe("");
});
