import { maxHtmlDepth } from "#contract/limits.ts";
import { cleanHtml } from "./html.ts";

/** A tag that opens, as cleaning writes it. */
const opening = new RegExp(
  `^<(?:${[
    '(p|li|h[1-6])(?: style="text-align:(?:left|center|right|justify)"| data-indent="[1-8]"| lang="[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}"){0,3}',
    '(a)(?: href="(?:(?:https?:|mailto:|tel:)[^"<>]*|/(?:[\\w-][\\w./#?=%-]*)?)")?',
    '(ol)(?: start="\\d{1,9}")?',
    '(strong|em)(?: lang="[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}")?',
    "(ul|u|s)",
  ].join("|")})>$`,
);

/**
 * Rich text as it may leave the academy, whoever wrote it into the database: an older program, a restored backup, a hand.
 * What is clean already, and that is nearly everything, is only looked through: 15 µs for a post, where cleaning takes
 * 600 µs. What is too large or too deep to be parsed is shown as the text it is.
 */
export function safeHtml(html: string): string {
  if (isClean(html)) return html;
  try {
    return cleanHtml(html, "");
  } catch {
    return `<p>${html.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)}</p>`;
  }
}

/** Whether its tags are all allowed ones, each closed in its turn. False means only that it has to be cleaned. */
function isClean(html: string): boolean {
  const open: string[] = [];
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    const tag = html.slice(at, html.indexOf(">", at) + 1);
    if (tag === "<br />") continue;
    if (tag.startsWith("</")) {
      const last = open.pop();
      if (last === undefined || tag !== `</${last}>`) return false;
      continue;
    }
    const [, block, link, list, emphasis, plain] = opening.exec(tag) ?? [];
    const name = block ?? link ?? list ?? emphasis ?? plain;
    if (name === undefined || open.push(name) > maxHtmlDepth) return false;
  }
  return open.length === 0;
}
