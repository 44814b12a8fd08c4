import { isIPv4, isIPv6 } from "node:net";

/** The network of an address, which counts as one client: /24 of IPv4, a household's /56 of IPv6 (RFC 6177). Unknown addresses share one. */
export function addressPrefix(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address.split("%")[0] ?? "";
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIPv6(plain)) {
    const [first, second, third, fourth = "0"] = expand(plain);
    const subnet = Number.parseInt(fourth, 16) & 0xff00;
    return `${first}:${second}:${third}:${subnet.toString(16)}::/56`;
  }
  return "unknown";
}

function expand(address: string): string[] {
  const [left = [], right = []] = address.split("::").map((side) => side.split(":").filter((part) => part !== ""));
  const middle = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...middle, ...right].map((part) => Number.parseInt(part, 16).toString(16));
}
