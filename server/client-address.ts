/**
 * The address of whoever sends a request. X-Forwarded-For is a claim anyone can make, so it is read only as far as
 * `proxies` of our own have added to it: with 1, the last entry counts; with 2, the one before.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null, proxies: number): string {
  if (proxies === 0 || forwardedFor === null) return socketAddress;
  const hops = forwardedFor
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  return hops[Math.max(0, hops.length - proxies)] ?? socketAddress;
}
