import { createHash } from "node:crypto";

/** The sources of a policy that allow these inline scripts, and no others. */
export function hashesOf(code: string[]): string[] {
  return [...new Set(code.map((one) => `sha256-${createHash("sha256").update(one).digest("base64")}`))];
}
