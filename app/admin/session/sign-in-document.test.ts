import { afterEach, expect, it, vi } from "vitest";
import { enterBackOffice } from "./sign-in-document.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["/admin/exams", "/admin/exams"],
  ["/\\evil.example", "/admin/dashboard"],
  [null, "/admin/dashboard"],
])("whoever signed in at an address with next=%s goes to %s", (next, address) => {
  const replace = vi.fn();
  vi.stubGlobal("location", { replace });
  enterBackOffice(next);
  expect(replace.mock.calls).toEqual([[address]]);
});
