/**
 * The editor's HTML as it is saved, to the letter as the server answers it, so that what was not changed counts as the same:
 * without pictures that are still being stored, empty captions, and the place to write at the end.
 */
export function savedHtml(html: string): string {
  return html
    .replace(/<figure[^>]* data-upload="[^"]*"[^>]*>.*?<\/figure>/gs, "")
    .replaceAll("<figcaption></figcaption>", "")
    .replace(/(<\/(?:figure|table)>|<hr>)<p><\/p>$/, "$1")
    .replace(/<((?:br|hr|img)(?: [^<>]*)?)>/g, "<$1 />")
    .replace(/ style="text-align: (\w+);?"/g, ' style="text-align:$1"')
    .replaceAll("&nbsp;", "\u00a0");
}
