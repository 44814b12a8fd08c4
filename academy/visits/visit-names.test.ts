import { expect, it } from "vitest";
import { hostName, searchWords } from "./visit-names.ts";

it("a host is counted without www, in small letters", () => {
  expect(["www.Google.com", "google.com", "m.facebook.com:8080", "com.google.android.gm"].map(hostName)).toEqual([
    "google.com",
    "google.com",
    "m.facebook.com:8080",
    "com.google.android.gm",
  ]);
});

it("no host and this site stay what they are, and whatever is no host is one of the others", () => {
  expect([hostName(""), hostName(".")]).toEqual(["", "."]);
  for (const made of ["a b", "<b>", "https://a.example/", "a..b", "ආ.example", "x".repeat(101), "a.example:123456", "*"])
    expect(hostName(made)).toBe("*");
});

it("what was looked for is counted in one form", () => {
  expect(["  German   A1 ", "GERMAN A1", "日本語"].map(searchWords)).toEqual(["german a1", "german a1", "日本語"]);
});

it("what may name a person is not kept at all", () => {
  expect(["nimal@example.lk", "077 123 4567", "200012345678", "  "].map(searchWords)).toEqual(["", "", "", ""]);
  expect(searchWords("fees 2027")).toBe("fees 2027");
});
