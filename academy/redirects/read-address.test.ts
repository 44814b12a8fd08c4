import { describe, expect, it } from "vitest";
import { readSource, readTarget } from "./read-address.ts";

const site = "https://academy.lk";
describe("what is to lead on", () => {
  it("is an address of this site, with or without its name", () => {
    for (const written of ["/old", "https://academy.lk/old", "http://academy.lk/Old/"]) expect(readSource(written, site)).toBe("/old");
    expect(readSource("/2024//old", site)).toBe("/2024/old");
  });

  it.each(["old", "//other.lk/old", "/\\other.lk", "https://other.lk/old", "ftp://academy.lk/old", "shttp://academy.lk/old", ""])(
    "is not %j",
    (written) => {
      expect(() => readSource(written, site)).toThrow("after the name of this site");
    },
  );

  it("has no question and no place within the page", () => {
    for (const written of ["/old?a=1", "/old#part"])
      expect(() => readSource(written, site)).toThrow("Leave out everything from the ? or #");
  });

  it("can be an address of a page", () => expect(() => readSource("/a/../b", site)).toThrow("No page can have this address"));
});

describe("where it leads", () => {
  it("is a page of this site, with its question and its place", () => {
    expect(readTarget("/Courses?level=A1#faq", site)).toEqual({ path: "/Courses", key: "/courses", after: "?level=A1#faq" });
    expect(readTarget("https://academy.lk/courses", site)).toEqual({ path: "/courses", key: "/courses", after: "" });
  });

  it("or another site, by a safe line", () => {
    expect(readTarget("https://other.lk/page", site)).toEqual({ elsewhere: "https://other.lk/page" });
    for (const written of ["http://other.lk", "other.lk", "javascript:alert(1)", "//other.lk", "https:other.lk", " https://other.lk"])
      expect(() => readTarget(written, site)).toThrow("begins with https://");
  });

  it("carries no name and password", () => {
    for (const written of ["https://me@other.lk", "https://:secret@other.lk"])
      expect(() => readTarget(written, site)).toThrow("before the @");
  });

  it("can be an address of a page", () => expect(() => readTarget("/a/../b", site)).toThrow("No page can have this address"));
});

it("says at which field it is wrong", () => {
  expect(() => readSource("old", site)).toThrow(expect.objectContaining({ path: "from" }));
  expect(() => readTarget("old", site)).toThrow(expect.objectContaining({ path: "to" }));
});
