import { expect, it } from "vitest";
import { webAddressField } from "./web-address.ts";

const read = (url: string) => webAddressField("Link", 60).input.safeParse(url).data;

it.each([
  ["facebook.com/ruhunulanguage", "https://facebook.com/ruhunulanguage"],
  [" www.ruhunu.lk ", "https://www.ruhunu.lk"],
  ["maps.app.goo.gl/abc?g_st=ic", "https://maps.app.goo.gl/abc?g_st=ic"],
  ["ruhunu.lk:8080", "https://ruhunu.lk:8080"],
  ["http://ruhunu.lk", "http://ruhunu.lk"],
  ["https://ruhunu.lk/a", "https://ruhunu.lk/a"],
  ["", ""],
])("%s leads to %s", (typed, url) => expect(read(typed)).toBe(url));

it.each([
  "javascript:alert(1)",
  "owner@ruhunu.lk",
  "ruhunu",
  "our page",
  "ruhunu.lk:alert(1)",
  "/about",
  "ftp://ruhunu.lk",
  `r.lk/${"a".repeat(50)}`,
])("%s is refused", (typed) => expect(read(typed)).toBeUndefined());
