import { expect, it } from "vitest";
import { isCountedVisitor } from "./visit-request.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const counted = (headers: Record<string, string>, userAgent = firefox) =>
  isCountedVisitor({ host: "academy.example", userAgent, header: (name) => headers[name] ?? null });

it("a page of this site counts, and no page of another", () => {
  expect(counted({ "sec-fetch-site": "same-origin", origin: "https://academy.example" })).toBe(true);
  for (const site of ["same-site", "cross-site", "none"]) expect(counted({ "sec-fetch-site": site })).toBe(false);
});

it("of a browser that does not say so, the site of its page counts", () => {
  expect(counted({ origin: "https://academy.example" })).toBe(true);
  for (const origin of ["https://other.example", "null", "https://academy.example:444", ""]) expect(counted({ origin })).toBe(false);
  expect(counted({})).toBe(false);
});

it("whoever asks not to be tracked is not counted", () => {
  const own = { "sec-fetch-site": "same-origin" };
  expect([counted({ ...own, dnt: "1" }), counted({ ...own, "sec-gpc": "1" }), counted({ ...own, dnt: "0" })]).toEqual([false, false, true]);
});

it("robots are not counted, nor who does not say what they are", () => {
  const own = { "sec-fetch-site": "same-origin" };
  const robots = [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome-Lighthouse",
    "curl/8.5.0",
    "",
  ];
  expect(robots.map((robot) => counted(own, robot))).toEqual([false, false, false, false]);
});
