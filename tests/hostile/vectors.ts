import { readFileSync } from "node:fs";
import { addressVectors } from "./address-vectors.ts";
import { eventVectors } from "./event-vectors.ts";
import { parserVectors } from "./parser-vectors.ts";

const deeds = ["ran()", "alert(1)"];

/**
 * The techniques of the published collections (OWASP's filter evasion cheat sheet, PortSwigger's, html5sec, the bypasses
 * of sanitizers), each combined with all that it goes with. XSS_VECTORS names a file with more of them: a JSON list of texts.
 */
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
