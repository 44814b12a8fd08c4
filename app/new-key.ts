/** A name that nothing else has; crypto.randomUUID is missing where the site is opened without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
