import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** Sources for a policy that allow the inline scripts of our own components: those with the nonce of this render, which nothing stored can know. */
export function hashesOf(html: string, nonce: string): string[] {
  return [...new Set(scriptsWith(html, nonce).map((code) => `sha256-${createHash("sha256").update(code).digest("base64")}`))];
}

export function scriptsWith(html: string, nonce: string): string[] {
  const scripts: string[] = [];
  let start: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "script" && attributes.src === undefined && attributes.nonce === nonce) start = parser.endIndex + 1;
    },
    onclosetag(name) {
      if (name !== "script" || start === undefined) return;
      scripts.push(html.slice(start, parser.startIndex));
      start = undefined;
    },
  });
  parser.end(html);
  return scripts.filter((code) => code !== "");
}
