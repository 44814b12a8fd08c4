import { xml } from "../seo/xml.ts";

/** With fewer headings one sees where one is. */
const fewest = 6;

/** Cleaned rich text whose headings can be led to, below a list of them under `title`; one with few headings as it is. */
export function withContents(html: string, title: string): string {
  const entries: string[] = [];
  const text = html.replace(/<h2( [^>]*)?>(.*?)<\/h2>/gs, (_, look = "", said: string) => {
    const id = `part-${entries.length + 1}`;
    // A link in a heading cannot be in another link.
    entries.push(`<li><a href="#${id}" class="block w-fit">${said.replace(/<[^>]*>/g, "")}</a></li>`);
    return `<h2 id="${id}"${look}>${said}</h2>`;
  });
  if (entries.length < fewest) return html;
  return `<nav aria-label="${xml(title)}" class="print-hidden"><p><strong>${xml(title)}</strong></p><ul>${entries.join("")}</ul></nav>${text}`;
}
