import { createHash, randomBytes } from "node:crypto";

/** A random secret of 256 bits. */
export const createToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token; a random secret needs no slow hash. */
export const hashOfToken = (token: string): string => hashOf(token);

/** SHA-256 as hexadecimal digits, or the first `digits` of them. */
export function hashOf(content: string | Uint8Array, digits = 64): string {
  return createHash("sha256").update(content).digest("hex").slice(0, digits);
}
