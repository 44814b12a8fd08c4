/** The editor's HTML exactly as the server answers it, so that unchanged is equal: no pictures under way, empty captions or empty end. */
export function savedHtml(html: string): string {
  return html
    .replace(/<figure[^>]* data-upload="[^"]*"[^>]*>.*?<\/figure>/gs, "")
    .replaceAll("<figcaption></figcaption>", "")
    .replace(/(<\/(?:figure|table)>|<hr>)<p><\/p>$/, "$1")
    .replace(/<((?:br|hr|img)(?: [^<>]*)?)>/g, "<$1 />")
    .replace(/ style="text-align: (\w+);?"/g, ' style="text-align:$1"')
    .replaceAll("&nbsp;", "\u00a0");
}
