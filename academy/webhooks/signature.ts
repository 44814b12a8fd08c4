import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A secret of 256 bits, written as Standard Webhooks asks (standardwebhooks.com). */
export const createWebhookSecret = (): string => prefix + randomBytes(32).toString("base64");

/** The headers by which a receiver knows whom a message is from and that it is not an old one. `at`: milliseconds since 1970. */
export function signedHeaders(secret: string, id: string, at: number, payload: string): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${payload}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
