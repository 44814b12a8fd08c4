import { describe, expect, it } from "vitest";
import { formId } from "#contract/site/page-address.ts";
import { contactSearch, readClassAddress, readSent, sentAddress } from "./class-address.ts";

describe("the contact form's addresses", () => {
  it.each([7, undefined])("thank for a message, also about a class (%s)", (classId) => {
    const { searchParams, search, hash } = new URL(sentAddress(classId), "https://academy.example");
    expect([readSent(searchParams), readClassAddress(searchParams), hash]).toEqual([true, classId, `#${formId}`]);
    expect(`?${contactSearch.canonical(searchParams)}`).toBe(search);
  });

  it.each([
    ["sent=yes&class=7", "class=7"],
    ["sent=1&class=x", "sent=1"],
    ["class=gone", "class=gone"],
    ["sent=", ""],
  ])("read %s as %s", (given, canonical) => {
    expect(contactSearch.canonical(new URLSearchParams(given))).toBe(canonical);
  });
});
