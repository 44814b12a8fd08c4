import { BlockList, isIP, isIPv4 } from "node:net";

/** What is no host of the public internet (IANA's special-purpose registries). */
const special = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(net, bits, "ipv6");

const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an IP address is one of the public internet, and not of this machine, its network or its hosting firm. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  // IPv4 in IPv6 and NAT64 are outside of 2000::/3, and so refused.
  return isIP(address) === 6 && global.check(address, "ipv6") && !special.check(address, "ipv6");
}

export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}
