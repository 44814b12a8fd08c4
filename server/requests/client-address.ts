import { isIP } from "node:net";

/**
 * The address of whoever sends a request. Anyone can claim an X-Forwarded-For, so it is read only as far as `proxies` of our own added to
 * it: with 1, the last entry counts; with 2, the one before. If that entry is no address, the socket's counts.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null, proxies: number): string {
  const socket = plainAddress(socketAddress) ?? socketAddress;
  if (proxies === 0 || forwardedFor === null) return socket;
  const hops = forwardedFor
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  return plainAddress(hops[Math.max(0, hops.length - proxies)] ?? "") ?? socket;
}

/** An address without the quotes, brackets, port and zone that proxies write with it, and IPv4 as IPv4; undefined when it is none. */
function plainAddress(written: string): string | undefined {
  const unquoted = written.replace(/^"\s*(.*?)\s*"$/, "$1");
  const address = /^\[([^\]]*)\](:\d{1,5})?$/.exec(unquoted)?.[1] ?? /^(.*\d\.\d{1,3}):\d{1,5}$/.exec(unquoted)?.[1] ?? unquoted;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address.split("%")[0] ?? "";
  return isIP(plain) === 0 ? undefined : plain.toLowerCase();
}
