import { expect, it } from "vitest";
import { requestTypeOf } from "./request-type.ts";

const page = "text/html,application/xhtml+xml,*/*;q=0.8";
const json = "application/json";

it.each([
  ["GET", "/", page, "page"],
  ["GET", "/courses", page, "page"],
  ["GET", "/courses", json, "call"],
  ["GET", "/api/courses", page, "call"],
  ["DELETE", "/courses/1", page, "call"],
  ["GET", "/course/German_Deutsch", json, "page"],
  ["GET", "/media/share/courses-1-a.jpg", "image/*", "drawn picture"],
  ["GET", "/media/look/0123456789abcdef/icon-192.png", "image/*", "drawn picture"],
  ["GET", "/apple-touch-icon.png", "image/*", "drawn picture"],
  ["POST", "/apple-touch-icon.png", page, "page"],
  ["HEAD", "/media/share/courses-1-a.jpg", "image/*", "drawn picture"],
  ["GET", "/media/a.jpg", page, "picture"],
  ["GET", "/media", page, "page"],
  ["GET", "/healthz", page, "probe"],
  ["GET", "/readyz", json, "probe"],
  ["GET", "/readyz/", json, "page"],
  ["GET", "/.well-known/security.txt", page, "security.txt"],
  ["POST", "/.well-known/security.txt", page, "page"],
  ["GET", "/preview/token", page, "preview link"],
  ["GET", "/preview", page, "page"],
])("%s %s that takes %s is for a %s", (method, path, accept, type) => {
  expect(requestTypeOf({ method, accept }, path)).toBe(type);
});

it("who posts is never shown an item, nor has a picture drawn", () => {
  const posted = (path: string) => requestTypeOf({ method: "POST", accept: page }, path);
  expect([posted("/preview/token"), posted("/media/share/courses-1-a.jpg")]).toEqual(["page", "picture"]);
});
