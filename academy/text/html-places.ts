/** Elements of a line of text. */
export const text = ["a", "strong", "em", "u", "s", "span", "br"];
const flow = ["", "blockquote", "li"];
const figuresIn = [...flow, "th", "td"];
const inTables: Record<string, readonly string[]> = {
  table: ["thead", "tbody", "tr"],
  thead: ["tr"],
  tbody: ["tr"],
  tr: ["th", "td"],
  figure: ["img", "figcaption", "a"],
  figcaption: text,
};
/** What may stand in some elements only; "" is the text itself. */
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
const placedTags = /<(?:img|fig|table|thead|tbody|t[rhd]|blockquote|hr)/;
const tags = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/g;

/** Whether an element may stand in the `open` ones, the innermost last. `rest`: its attributes; `after`: what follows it. */
export function fits(name: string, open: readonly string[], rest: string, after: string): boolean {
  const parent = open.at(-1) ?? "";
  const children = inTables[parent];
  if (children && !children.includes(name)) return false;
  const parents = places[name];
  if (!parents) return true;
  if (!parents.includes(parent)) return false;
  // A table holds no other table, and a figure is one of a picture or of a video.
  if (name === "table") return !open.includes("table");
  return name !== "figure" || rest.includes(" data-video=") || after.startsWith("<img ");
}

/**
 * Cleaned HTML without the tags of tables, figures and quotations that stand where they may not; what is in them stays. A picture without a
 * figure gets one, behind the text that it stands in, as where it is pasted into the editor.
 */
export function placed(html: string): string {
  if (!placedTags.test(html)) return html;
  const open: boolean[] = [];
  const kept: string[] = [];
  const made: string[] = [];
  let pictures: string[] = [];
  let at = 0;
  const add = (part: string) => part !== "" && made.push(part);
  function addPictures(): void {
    if (pictures.length === 0 || !figuresIn.includes(kept.at(-1) ?? "")) return;
    add(pictures.map((picture) => `<figure>${picture}</figure>`).join(""));
    pictures = [];
  }
  for (const { 0: tag, 1: slash, 2: name = "", 3: rest = "", index } of html.matchAll(tags)) {
    add(html.slice(at, index));
    at = index + tag.length;
    if (slash) {
      if (!open.pop()) continue;
      kept.pop();
      if (pictures.length === 0 || !endsEmpty(made, name)) add(tag);
      addPictures();
      continue;
    }
    // Programs begin a line after it.
    if (name === "figure") while (html[at] === " " || html[at] === "\n") at += 1;
    const stays = fits(name, kept, rest, html.slice(at, at + 5));
    if (stays) add(tag);
    else if (name === "img") pictures.push(tag);
    if (rest.endsWith("/")) {
      addPictures();
      continue;
    }
    open.push(stays);
    if (stays) kept.push(name);
  }
  add(html.slice(at));
  return made.join("");
}

/** Whether the parts end with an element in which nothing is left, and takes its tag back then. */
function endsEmpty(made: string[], name: string): boolean {
  if (!text.includes(name) && !/^(?:p|h[1-6])$/.test(name)) return false;
  const last = made.at(-1)?.trim() === "" ? -2 : -1;
  const opening = made.at(last) ?? "";
  if (!opening.startsWith(`<${name}>`) && !opening.startsWith(`<${name} `)) return false;
  made.length += last;
  return true;
}
