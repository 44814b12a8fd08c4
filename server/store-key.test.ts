import { expect, it } from "vitest";
import { storeKey } from "./store-key.ts";

const page = "text/html,*/*";
const key = (url: string, { method = "GET", accept = page as string | undefined, token = undefined as string | undefined } = {}) =>
  storeKey(method, url, accept, token);

it("keys hold the path and the few parameters that mean something", () => {
  expect(key("/")).toBe("/");
  expect(key("/?utm_source=x&fbclid=1")).toBe("/");
  expect(key("/course/German_Deutsch?x=1")).toBe("/course/German_Deutsch");
  expect(key("/blog?utm=1&category=Culture&page=2")).toBe("/blog?category=Culture&page=2");
  expect(key("/blog?page=2&category=Culture")).toBe(key("/blog?category=Culture&page=2"));
});

it("a page and a list at one address are kept apart; what is personal is not kept", () => {
  expect(key("/courses")).toBe("/courses");
  expect(key("/courses", { accept: "application/json" })).toBe("api /courses");
  expect(key("/api/courses")).toBe("api /api/courses");
  expect(key("/api/courses?q=german")).toBeUndefined();
  expect(key("/api/courses", { token: "Bearer x" })).toBeUndefined();
  expect(key("/contact", { method: "POST" })).toBeUndefined();
  expect(key("/media/abc.jpg")).toBeUndefined();
});
