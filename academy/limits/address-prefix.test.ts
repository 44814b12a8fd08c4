import { expect, it } from "vitest";
import { addressPrefix } from "./address-prefix.ts";

const areOne = (...addresses: string[]) => new Set(addresses.map(addressPrefix)).size === 1;

it("256 addresses of IPv4 are one client", () => {
  expect(addressPrefix("203.0.113.7")).toBe("203.0.113.0/24");
  expect([areOne("203.0.113.0", "203.0.113.255"), areOne("203.0.113.7", "203.0.114.7"), areOne("203.0.113.7", "203.1.113.7")]).toEqual([
    true,
    false,
    false,
  ]);
});

it("is the same when it comes in the clothes of IPv6", () =>
  expect(areOne("203.10.113.7", "::ffff:203.10.113.99", "::FFFF:203.10.113.9")).toBe(true));

it("a household's addresses of IPv6 are one client, whatever they abbreviate", () => {
  expect(addressPrefix("2001:db8:1:ab12:1:2:3:4")).toBe("2001:db8:1:ab00::/56");
  expect(areOne("2001:db8:1:ab00::1", "2001:0DB8:0001:abff:9:9:9:9", "2001:db8:1:ab12::")).toBe(true);
  expect(areOne("2001:db8:1:ab00::1", "2001:db8:1:ac00::1")).toBe(false);
  expect(areOne("2001:db8::1", "2001:db8:0:0:ffff::1")).toBe(true);
  expect(areOne("::1", "0:0:0:0:0:0:0:2", "::")).toBe(true);
  expect(addressPrefix("::1:2:3:4:5:6")).toBe("0:0:1:0::/56");
  expect(addressPrefix("2001:db8::ab12:4:5:6:7")).toBe("2001:db8:0:ab00::/56");
  expect(addressPrefix("2001:db8::ffff:203.0.113.7")).toBe("2001:db8:0:0::/56");
  expect(addressPrefix("fe80::1%eth0")).toBe("fe80:0:0:0::/56");
});

it("what is no address shares one place", () => {
  expect(["", "localhost", "203.0.113", "::ffff:1.2.3.4:80", "1.2.3.4.5"].map(addressPrefix)).toEqual(Array(5).fill("unknown"));
});
