import { expect, it } from "vitest";
import { addressPrefix } from "#academy/limits/address-prefix.ts";
import { clientAddress } from "./client-address.ts";

it("X-Forwarded-For counts only as far as our own proxies wrote it", () => {
  const claimed = "1.1.1.1, 2.2.2.2, 3.3.3.3";
  expect([0, 1, 2, 9].map((proxies) => clientAddress("10.0.0.1", claimed, proxies))).toEqual(["10.0.0.1", "3.3.3.3", "2.2.2.2", "1.1.1.1"]);
  expect(clientAddress("10.0.0.1", null, 1)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", " , ", 1)).toBe("10.0.0.1");
});

it("one person's addresses share a prefix", () => {
  const prefixes = ["192.0.2.7", "::ffff:192.0.2.9", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::1", "fe80::1%eth0", "::1", "rubbish"].map(
    addressPrefix,
  );
  expect(prefixes).toEqual([
    "192.0.2.0/24",
    "192.0.2.0/24",
    "2001:db8:1:2::/64",
    "2001:db8:1:2::/64",
    "fe80:0:0:0::/64",
    "0:0:0:0::/64",
    "unknown",
  ]);
});
