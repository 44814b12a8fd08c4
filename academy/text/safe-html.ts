import { isClean } from "./clean-already.ts";
import { parsedHtml } from "./html.ts";

/** Rich text that is safe to show, whoever stored it: an old program, a backup, a hand. What is too large or too deep is shown as plain text. */
export function safeHtml(html: string): string {
  if (isClean(html)) return html;
  try {
    return parsedHtml(html, "");
  } catch {
    return `<p>${html.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)}</p>`;
  }
}
