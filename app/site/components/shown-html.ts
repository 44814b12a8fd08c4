import { pictureAddress, pictureHash, pictureWidths } from "#contract/fields/picture.ts";
import { videoAddress, videoSite } from "#contract/fields/video.ts";

/** How wide a picture in a text is shown, for browsers that choose a size of it. */
const sizes: Record<string, string> = {
  small: "20rem",
  wide: "(min-width: 64rem) 58rem, 90vw",
  "": "(min-width: 40rem) 36rem, 90vw",
};
const longestLabel = 80;

/** Cleaned rich text as pages show it: pictures in our sizes and formats, tables in boxes that scroll, videos as links, "e-mail" unbroken. */
export function shownHtml(html: string): string {
  const tables = html.split("<table>").length - 1;
  let table = 0;
  return html
    .replace(
      /<figure([^>]*)>(<img [^>]*>)/g,
      (_all, of: string, img: string) => `<figure${of}>${picture(img, attribute(of, "data-width"))}`,
    )
    .replace(/<figure data-video="([^"]*)">(?:<a[^>]*>)?(.*?)(?:<\/a>.*?)?<\/figure>/gs, (_all, key: string, title: string) =>
      videoCard(key, title),
    )
    .replace(/<table>(.*?)<\/table>/gs, (_all, rows: string) => {
      table += 1;
      return tableBox(rows, tables > 1 ? `Table ${table}` : "Table");
    })
    .replace(/>[^<]*e-mail[^<]*/gi, (text) => text.replace(/\b(e-mails?)\b/gi, '<span class="whitespace-nowrap">$1</span>'));
}

function attribute(tag: string, name: string): string {
  return new Map([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value])).get(name) ?? "";
}

function picture(img: string, width: string): string {
  const hash = pictureHash(attribute(img, "src"));
  if (!hash) return img;
  const source = (format: "avif" | "webp") =>
    `<source type="image/${format}" srcset="${pictureWidths.map((wide) => `${pictureAddress(hash, { width: wide, format })} ${wide}w`).join(", ")}" sizes="${sizes[width] ?? sizes[""]}">`;
  const size = ["width", "height"].map((name) => (attribute(img, name) ? ` ${name}="${attribute(img, name)}"` : "")).join("");
  const address = pictureAddress(hash, { width: 980, format: "jpg" });
  return `<picture>${source("avif")}${source("webp")}<img src="${address}" alt="${attribute(img, "alt")}"${size} loading="lazy" decoding="async"></picture>`;
}

function videoCard(key: string, title: string): string {
  const address = videoAddress(key);
  return `<figure class="video-card"><a href="${address}" target="_blank" rel="noopener"><span class="video-title">${title || "Video"}</span> <span class="video-note">Watch on ${videoSite(key)} (opens a new tab)</span></a></figure>`;
}

/** A table in its box, which is called by what its first row says. Headings without a scope are of their column there, and of their row below. */
function tableBox(rows: string, called: string): string {
  const [first = ""] = rows.split("</tr>");
  const headings = [...first.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, text = ""]) =>
    text
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const words = headings
    .filter((text) => text !== "")
    .join(", ")
    .slice(0, longestLabel)
    .replace(/&[^;]*$/, "")
    .replaceAll('"', "&quot;");
  const scoped =
    first.replace(/<th(?=[ >])(?![^>]* scope=)/g, '<th scope="col"') +
    rows.slice(first.length).replace(/<th(?=[ >])(?![^>]* scope=)/g, '<th scope="row"');
  return `<div class="table-box" role="region" aria-label="${called}${words && `: ${words}`}" tabindex="0"><table>${scoped}</table></div>`;
}
