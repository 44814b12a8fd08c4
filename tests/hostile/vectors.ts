import { readFileSync } from "node:fs";
import { addressVectors } from "./address-vectors.ts";
import { eventVectors } from "./event-vectors.ts";
import { parserVectors } from "./parser-vectors.ts";

const deeds = ["ran()", "alert(1)"];

/** Published attacks (OWASP, PortSwigger, html5sec, sanitizer bypasses), each with all that fits; XSS_VECTORS names a JSON list of more. */
export function hostileVectors(): string[] {
  const made = deeds.flatMap((deed, index) =>
    [eventVectors(deed), addressVectors(deed), parserVectors(deed)].flatMap((family) =>
      family.filter((_, place) => place % deeds.length === index),
    ),
  );
  const given: unknown = process.env.XSS_VECTORS ? JSON.parse(readFileSync(process.env.XSS_VECTORS, "utf8")) : [];
  return [...new Set([...made, ...(Array.isArray(given) ? given.map(String) : [])])];
}

export function isTaken(vector: string): boolean {
  return vector.isWellFormed() && !/(?![\n\r\t])\p{Cc}/u.test(vector) && vector.trim() !== "";
}
