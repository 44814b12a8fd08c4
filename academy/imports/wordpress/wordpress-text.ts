/** A word in brackets that WordPress fills in, such as [gallery ids="1,2"] and [/caption]. */
const shortcode = /\[(\/?)([a-z][\w-]*)((?:[\s=][^[\]<>]*)?)\/?\]/gi;
/** Shortcodes that have no closing one, and whose text is nothing to read. */
const alone = new Set(["gallery", "playlist", "audio", "video", "contact-form", "toc", "embed", "caption", "wp_caption"]);

/**
 * The text of a post as HTML: pictures with captions as figures, addresses of videos on lines of their own, galleries as their pictures, each in
 * full size. `fileOf`: the address of an attachment; `left`: shortcodes that were left out; `hasBareLines`: blank lines separate its paragraphs.
 */
export function wordpressText(
  content: string,
  fileOf: (id: string) => string | undefined,
): { html: string; left: string[]; hasBareLines: boolean } {
  const closed = new Set([...content.matchAll(shortcode)].flatMap(([, slash, name = ""]) => (slash ? [name.toLowerCase()] : [])));
  const left = new Set<string>();
  const html = content.replace(shortcode, (whole, slash: string, given: string, said: string) => {
    const name = given.toLowerCase();
    if (name === "caption" || name === "wp_caption") return closed.has(name) ? (slash ? "</figure>" : '<figure data-caption="">') : "";
    if (name === "embed" && closed.has(name)) return slash ? "</div>" : "<div>";
    const address = /^(youtube|vimeo|embed)$/.test(name) ? /https?:[^\s"'\]]+/.exec(said)?.[0] : undefined;
    if (address) return `<div>${address}</div>`;
    const pictures = name === "gallery" ? galleryOf(said, fileOf) : "";
    if (pictures !== "") return pictures;
    if (!slash && !closed.has(name) && !said.includes("=") && !alone.has(name)) return whole;
    left.add(name);
    return "";
  });
  return {
    html: html.replace(/<img\b[^<>]*>/gi, (tag) => inFull(tag, fileOf)),
    left: [...left],
    hasBareLines: !content.includes("<!-- wp:"),
  };
}

function galleryOf(said: string, fileOf: (id: string) => string | undefined): string {
  const ids = /\bids=["']?([\d,\s]+)/.exec(said)?.[1]?.split(",") ?? [];
  return ids
    .map((id) => fileOf(id.trim()))
    .filter((file) => file !== undefined)
    .map((file) => `<img src="${file.replace(/"/g, "%22")}">`)
    .join("");
}

/** A picture in a smaller size (photo-300x200.jpg) as it was uploaded. */
function inFull(tag: string, fileOf: (id: string) => string | undefined): string {
  const id = /\bwp-image-(\d+)/.exec(tag)?.[1];
  const file = id === undefined ? undefined : fileOf(id);
  if (file === undefined || !/-\d+x\d+\.\w+["']/.test(tag)) return tag;
  return tag.replace(/\bsrc=(?:"[^"]*"|'[^']*')/i, () => `src="${file.replace(/"/g, "%22")}"`);
}
