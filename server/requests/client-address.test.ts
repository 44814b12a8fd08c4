import { expect, it } from "vitest";
import { addressPrefix } from "#academy/limits/address-prefix.ts";
import { clientAddress } from "./client-address.ts";

it("X-Forwarded-For counts only as far as our own proxies wrote it", () => {
  const claimed = "1.1.1.1, 2.2.2.2, 3.3.3.3";
  expect([0, 1, 2, 9].map((proxies) => clientAddress("10.0.0.1", claimed, proxies))).toEqual(["10.0.0.1", "3.3.3.3", "2.2.2.2", "1.1.1.1"]);
  expect(clientAddress("10.0.0.1", null, 1)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", " , ", 1)).toBe("10.0.0.1");
});

it.each([
  ["203.0.1.7:5123", "203.0.1.7"],
  ["203.0.1.7", "203.0.1.7"],
  ["203.0.113.77:5123", "203.0.113.77"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:DB8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ['"[2001:db8::1]:443"', "2001:db8::1"],
  ['" 203.0.1.7:5123 "', "203.0.1.7"],
  ["  203.0.1.7 : 5123", "10.0.0.1"],
  ["::ffff:203.0.1.7", "203.0.1.7"],
  ["::ffff:203.0.1.7:5123", "203.0.1.7"],
  ["[::ffff:203.0.1.7]:5123", "203.0.1.7"],
  ["::ffff:203.110.113.77", "203.110.113.77"],
  ["1::ffff:203.0.1.7", "1::ffff:203.0.1.7"],
  ["fe80::1%eth0", "fe80::1"],
  ["6.6.6.6, \t203.0.1.7:5123", "203.0.1.7"],
  ["203.0.1.7:5123,", "203.0.1.7"],
  ["203.0.1.7:5123, ", "203.0.1.7"],
  ["6.6.6.6, unknown", "10.0.0.1"],
  ["_hidden", "10.0.0.1"],
  ["203.0.1.999:80", "10.0.0.1"],
  ["203.0.1.7:123456", "10.0.0.1"],
  ["[2001:db8::1", "10.0.0.1"],
  ["[2001:db8::1]:x", "10.0.0.1"],
  ["x[2001:db8::1]", "10.0.0.1"],
  [`${"[".repeat(8000)}:1`, "10.0.0.1"],
  ["1.".repeat(8000), "10.0.0.1"],
  ["", "10.0.0.1"],
])("what a proxy writes as %j is the address %s", (written, address) => {
  expect(clientAddress("::ffff:10.0.0.1", written, 1)).toBe(address);
});

it("one person's addresses share a prefix", () => {
  const prefixes = ["192.0.2.7", "::ffff:192.0.2.9", "2001:db8:1:2:3:4:5:6", "2001:db8:1:ff::1", "fe80::1%eth0", "::1", "rubbish"].map(
    addressPrefix,
  );
  expect(prefixes).toEqual([
    "192.0.2.0/24",
    "192.0.2.0/24",
    "2001:db8:1:0::/56",
    "2001:db8:1:0::/56",
    "fe80:0:0:0::/56",
    "0:0:0:0::/56",
    "unknown",
  ]);
});
