/** Inline elements. */
export const text = ["a", "strong", "em", "u", "s", "span", "br"];
const flow = ["", "blockquote", "li"];
const figuresIn = [...flow, "th", "td"];
const inTables: Record<string, readonly string[]> = {
  table: ["thead", "tbody", "tr"],
  thead: ["tr"],
  tbody: ["tr"],
  tr: ["th", "td"],
  figcaption: text,
};
/** Elements that may stand only in certain others; "" is the top level. */
const places: Record<string, readonly string[]> = {
  img: ["figure"],
  figcaption: ["figure"],
  figure: figuresIn,
  table: flow,
  thead: ["table"],
  tbody: ["table"],
  tr: ["table", "thead", "tbody"],
  th: ["tr"],
  td: ["tr"],
  blockquote: [...flow, "th", "td"],
  hr: [...flow, "th", "td"],
};
/** What may be in the figure of a picture, and the tag that must stand right before it. */
const inFigure: Record<string, string> = { img: "<figure", figcaption: "<img " };
const isVideo = (figure: string) => figure.includes(" data-video=");
const linkedFigure = /<a(?: [^<>]*)?>\s*(<figure[^<>]*>(?:(?!<\/?(?:figure|a)[ >])[\s\S])*<\/figure>)\s*<\/a>/g;
const beforePicture = /(<figure(?![^<>]* data-video=)[^<>]*>)((?:(?!<\/?figure[ >])[\s\S])*?)(<img [^<>]*>)/g;
const placedTags = /<(?:img|fig|table|thead|tbody|t[rhd]|blockquote|hr)/;
const tags = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/g;

/** Where a tag stands: the elements open round it, the innermost last; the tag of the figure among them; what is right before and after it. */
type Place = { open: readonly string[]; figure: string; before: string; after: string };

/** Whether an element may stand in a place. `rest`: its attributes. */
export function fits(name: string, rest: string, { open, figure, before, after }: Place): boolean {
  const parent = open.at(-1) ?? "";
  if (parent === "figure") return isVideo(figure) ? name === "a" : before.startsWith(inFigure[name] ?? "nothing");
  const children = inTables[parent];
  if (children && !children.includes(name)) return false;
  const parents = places[name];
  if (!parents) return true;
  if (!parents.includes(parent)) return false;
  // A table holds no other table, and a figure is that of a picture or of a video.
  if (name === "table") return !open.includes("table");
  return name !== "figure" || isVideo(rest) || after.startsWith("<img ");
}

/** Whether a figure that began with the tag `figure` may end behind `before`: that of a picture holds only the picture and its caption. */
export function endsWell(figure: string, before: string): boolean {
  return isVideo(figure) || /^(?:<img |<\/figcaption>)/.test(before);
}

/**
 * Cleaned HTML without tags of tables, figures and quotations that stand where they may not; what is in them stays. A picture without a figure
 * gets one, behind the text that it stands in, as when it is pasted into the editor; so does each further picture of one figure. Words in a
 * figure that are no caption are put behind it.
 */
export function placed(html: string): string {
  if (!placedTags.test(html)) return html;
  const ordered = html.includes("<figure") ? html.replace(linkedFigure, "$1").replace(beforePicture, "$1$3$2") : html;
  const open: boolean[] = [];
  const kept: string[] = [];
  const made: string[] = [];
  let pictures: string[] = [];
  let figure = { tag: "", depth: 0 };
  let at = 0;
  const inPictureFigure = () => kept.at(-1) === "figure" && !isVideo(figure.tag);
  const add = (part: string) => part !== "" && made.push(part);
  function addWords(words: string): void {
    if (inPictureFigure()) {
      // Programs put line ends between the elements of a figure.
      if (words.trim() === "") return;
      add("</figure>");
      kept.pop();
      open[figure.depth] = false;
    }
    add(words);
  }
  function addPictures(): void {
    if (pictures.length === 0 || !figuresIn.includes(kept.at(-1) ?? "")) return;
    add(pictures.map((picture) => `<figure>${picture}</figure>`).join(""));
    pictures = [];
  }
  for (const { 0: tag, 1: slash, 2: name = "", 3: rest = "", index } of ordered.matchAll(tags)) {
    addWords(ordered.slice(at, index));
    at = index + tag.length;
    if (slash) {
      if (!open.pop()) continue;
      kept.pop();
      if (pictures.length === 0 || !endsEmpty(made, name)) add(tag);
      addPictures();
      continue;
    }
    if (name === "img" && inPictureFigure() && !made.at(-1)?.startsWith("<figure")) {
      add("</figure>");
      add(figure.tag);
    }
    const place = { open: kept, figure: figure.tag, before: made.at(-1) ?? "", after: ordered.slice(at, at + 5) };
    const stays = fits(name, rest, place);
    if (stays) add(tag);
    else if (name === "img") pictures.push(tag);
    if (rest.endsWith("/")) {
      addPictures();
      continue;
    }
    if (stays && name === "figure") figure = { tag, depth: open.length };
    open.push(stays);
    if (stays) kept.push(name);
  }
  addWords(ordered.slice(at));
  return made.join("");
}

/** Whether `made` ends with an element that is empty now; if so, takes its opening tag back. */
function endsEmpty(made: string[], name: string): boolean {
  if (!text.includes(name) && !/^(?:p|h[1-6])$/.test(name)) return false;
  const last = made.at(-1)?.trim() === "" ? -2 : -1;
  const opening = made.at(last) ?? "";
  if (!opening.startsWith(`<${name}>`) && !opening.startsWith(`<${name} `)) return false;
  made.length += last;
  return true;
}
