import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { maxContactBytes, maxFormBytes } from "#contract/limits.ts";
import { maxVisitBytes } from "#contract/site/visits.ts";
import { bodyLimitsOf } from "./body-limits.ts";

// Of a request its rule is found by these alone.
const of = (method: string, url: string, headers: object = { accept: "application/json", "content-type": "application/json" }) =>
  bodyLimitsOf({ method, url, headers } as IncomingMessage);
const ofPage = (method: string, url: string) =>
  of(method, url, { accept: "text/html", "content-type": "application/x-www-form-urlencoded" });

it("visits, messages, signing in and staff each have a share of their own, so that none takes the room of another", () => {
  const shares = ["/api/visits", "/api/contact", "/api/auth/login", "/api/auth/choose-password", "/api/courses"].map(
    (url) => of("POST", url)?.share,
  );
  expect(shares).toEqual(["visits", "contact", "sign-in", "sign-in", "staff"]);
});

it("what anyone sends is small, and a secret link is told from what anyone sends", () => {
  expect(of("POST", "/api/contact")).toMatchObject({ takes: "json", from: "anyone", most: maxContactBytes });
  expect(of("POST", "/api/visits")).toMatchObject({ from: "anyone", most: maxVisitBytes });
  expect(of("POST", "/api/auth/choose-password")?.from).toBe("link");
  expect(of("PUT", "/api/courses/1?draft")).toMatchObject({ takes: "json", from: "staff" });
  expect(of("PUT", "/api/restore/1/parts/0")?.takes).toBe("bytes");
});

it("a form is taken by the pages that have one, and by no other", () => {
  for (const page of ["/contact", "/contact?class=1", "/level"])
    expect([page, ofPage("POST", page)]).toEqual([page, expect.objectContaining({ reader: "page", takes: "form", most: maxFormBytes })]);
  for (const page of ["/", "/about", "/contact/more", "/course/German_Deutsch"])
    expect([page, ofPage("POST", page)]).toEqual([page, undefined]);
  expect(ofPage("PUT", "/contact")).toBeUndefined();
});

it("a page that is read, and a call without a body, throw a small one away", () => {
  for (const limits of [ofPage("GET", "/about"), ofPage("HEAD", "/contact"), of("GET", "/api/courses"), of("POST", "/api/no-such-call")])
    expect(limits).toMatchObject({ takes: "nothing", most: 16_000 });
});
