import { createHmac, randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { BotCheck } from "#api/endpoint.ts";

const validFor = 20 * 60_000;
const iterations = 1000;
const counters = { from: 300, to: 900 };

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }).and(z.record(z.string(), scalar)),
});

/** Proof of work, checked on our own server. `secret` signs puzzles; `spend` is true once for each id, as the library takes a solution twice. */
export function createAltcha(
  secret: () => string,
  spend: (id: string, expiresAt: number) => Promise<boolean>,
  clock: () => number,
): BotCheck {
  const secrets = () => ({ hmacSignatureSecret: keyFor(secret(), "challenge"), hmacKeySignatureSecret: keyFor(secret(), "key") });
  return {
    provider: "altcha",
    siteKey: "",
    challenge: () =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: iterations,
        counter: randomInt(counters.from, counters.to),
        expiresAt: Math.floor((clock() + validFor) / 1000),
        deriveKey,
        ...secrets(),
      }),
    async passes(token) {
      const read = payload.safeParse(decoded(token));
      if (!read.success) return false;
      const { challenge, solution } = read.data;
      const result = await verifySolution({ challenge, solution, deriveKey, ...secrets() }).catch(() => ({ verified: false }));
      if (!result.verified || challenge.parameters.expiresAt * 1000 <= clock()) return false;
      return spend(`altcha:${challenge.signature}`, challenge.parameters.expiresAt * 1000);
    },
  };
}

function decoded(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}

function keyFor(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("hex");
}
