import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";

export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** The host leads where we do not go. */
export class Refused extends Error {}

/** Looks up names for connections, and answers allowed addresses only; where there is none, its error is Refused with `words`. */
export function guardedLookup(
  isAllowed: (address: string, host: string) => boolean,
  words: string,
  resolve: Resolve = lookup,
): LookupFunction {
  // Node connects to what this answers, so that a name cannot mean one host when it is checked and another when it is called.
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address, host));
      const first = allowed[0];
      if (!first) return done(new Refused(words), []);
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };
}

/** The name of a host as it is looked up: an IPv6 address without its brackets. */
export function hostIn(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
}

/** Why a connection failed, in a sentence. */
export function connectionTrouble(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (error instanceof Error && /^(AbortError|TimeoutError)$/.test(error.name)) return "There was no whole answer in time.";
  if (/ENOTFOUND|EAI_AGAIN/.test(code)) return "There is no host of this name.";
  if (code === "ECONNREFUSED") return "Nothing answers at this address.";
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/.test(code)) return "Its certificate cannot be trusted.";
  return `The connection failed${code ? ` (${code})` : ""}.`;
}
