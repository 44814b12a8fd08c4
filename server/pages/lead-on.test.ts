import { expect, it } from "vitest";
import { leadOn, withQueryOf } from "./lead-on.ts";

it("nobody keeps where an address leads", () => {
  const { status, headers } = leadOn("/about", 301);
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([301, "/about", "no-store"]);
});

it.each([
  ["/old", "/new", "/new"],
  ["/old?", "/new", "/new"],
  ["/old?utm=a", "/new", "/new?utm=a"],
  ["/old?utm=a?b", "/new", "/new?utm=a?b"],
  ["/old?utm=a", "/new?class=1", "/new?class=1&utm=a"],
  ["/old?utm=a", "/new#ask", "/new?utm=a#ask"],
  ["/old?utm=a", "https://example.org/x?y=1#z", "https://example.org/x?y=1&utm=a#z"],
])("whoever asks for %s, which leads to %s, is led to %s", (url, to, address) => {
  expect(withQueryOf(url, to)).toBe(address);
});
