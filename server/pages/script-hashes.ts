import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/**
 * The inline scripts that our own components wrote into a page: those with the nonce of its render, which nothing that
 * was stored can know. Answers their hashes for the policy, and the page without the nonce, because kept pages are the
 * same for everybody and a nonce that everybody knows allows everything.
 */
export function hashOwnScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  let from = -1;
  const parser = new Parser({
    onopentag(name, { nonce: given, src }) {
      from = name === "script" && given === nonce && src === undefined ? parser.endIndex + 1 : -1;
    },
    onclosetag(name) {
      if (name === "script" && from >= 0 && parser.startIndex > from)
        hashes.add(`sha256-${createHash("sha256").update(html.slice(from, parser.startIndex)).digest("base64")}`);
      from = -1;
    },
  });
  parser.end(html);
  // The nonce stands before the code in each tag, so taking it out changes no hash.
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), hashes: [...hashes] };
}
