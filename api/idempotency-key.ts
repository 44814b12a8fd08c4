import { hash } from "node:crypto";
import type { IdempotencyKey } from "#academy/idempotency-key.ts";
import { BadBody } from "./json-body.ts";

/** A request header by which a retry is known (IETF draft "The Idempotency-Key HTTP Header Field"). */
export const idempotencyHeader = "Idempotency-Key";

const fromTryToTry = ["recaptchaToken", "signals", "came_from"];

/** The key of a request, or undefined when it has none. `scope`: the call, and who makes it. Throws BadBody. */
export function idempotencyKeyOf(request: Request, scope: string, body: unknown): IdempotencyKey | undefined {
  const key = request.headers.get(idempotencyHeader);
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new BadBody(400, `${idempotencyHeader} must be 1 to 255 visible ASCII characters.`);
  // What tells a person from a program differs from try to try, and does not count.
  const content = JSON.stringify(body, (name, value: unknown) => (fromTryToTry.includes(name) ? undefined : value));
  // The same key of another call or caller is another key.
  return { key: hash("sha256", `${scope}\n${key}`, "base64url"), content: hash("sha256", content, "base64url") };
}
