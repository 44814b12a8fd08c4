import { expect, it } from "vitest";
import { apiPath } from "./content-negotiation.ts";

it("a call is the same with /api before it and with a slash after it", () => {
  for (const path of ["/courses", "/courses/", "/api/courses", "/api/courses/"]) expect(apiPath(path)).toBe("/courses");
  for (const path of ["/", "/api", "/api/"]) expect(apiPath(path)).toBe("/");
  expect(apiPath("/apis/1")).toBe("/apis/1");
  expect(apiPath("/courses//")).toBe("/courses/");
});
