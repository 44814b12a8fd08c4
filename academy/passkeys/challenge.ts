import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export const challengeHolds = 5 * 60_000;
const sizes = { random: 16, expiry: 6, signature: 32 };

/** A challenge that nobody can guess, good for `purpose` only. It holds its own end and our signature, so that asking for one costs no row and no query. */
export function makeChallenge(secret: string, purpose: string, now: number): string {
  const expiry = Buffer.alloc(sizes.expiry);
  expiry.writeUIntBE(now + challengeHolds, 0, sizes.expiry);
  const content = Buffer.concat([randomBytes(sizes.random), expiry]);
  return Buffer.concat([content, signatureOf(secret, purpose, content)]).toString("base64url");
}

/** The `id` under which a challenge is spent, and its end; undefined when it is not ours, is too old or was made for something else. */
export function readChallenge(
  secret: string,
  purpose: string,
  challenge: string,
  now: number,
): { id: string; expiresAt: number } | undefined {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== sizes.random + sizes.expiry + sizes.signature) return undefined;
  const content = bytes.subarray(0, sizes.random + sizes.expiry);
  if (!timingSafeEqual(bytes.subarray(content.length), signatureOf(secret, purpose, content))) return undefined;
  const expiresAt = content.readUIntBE(sizes.random, sizes.expiry);
  return expiresAt > now ? { id: `passkey:${content.toString("hex")}`, expiresAt } : undefined;
}

function signatureOf(secret: string, purpose: string, content: Buffer): Buffer {
  return createHmac("sha256", secret).update(`${purpose}\n`).update(content).digest();
}
