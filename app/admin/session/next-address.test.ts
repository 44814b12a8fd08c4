import { expect, it } from "vitest";
import { safeNext } from "./next-address.ts";

it("whoever signs in goes on to the screen of the back office that was wanted", () => {
  expect(safeNext("/admin/courses?form=1")).toBe("/admin/courses?form=1");
});

it.each([
  null,
  "",
  "//evil.example",
  "https://evil.example/admin/",
  "/admin/..//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/admin/..\\\\evil.example",
  "/admin/..\\evil.example",
  "/admin/%2e%2e//evil.example",
  "/\t/evil.example",
  " //evil.example",
  "/admin/login",
  "/courses",
  "javascript:alert(1)",
])("a way back to %s, which is no screen, leads to the dashboard", (next) => {
  expect(safeNext(next)).toBe("/admin/dashboard");
});
