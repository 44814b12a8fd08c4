/** Elements of a line of text. */
export const text = ["a", "strong", "em", "u", "s", "span", "br"];
const flow = ["", "blockquote", "li"];
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
  figure: [...flow, "th", "td"],
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

/** Cleaned HTML without the tags of tables, figures and quotations that stand where they may not; what is in them stays. */
export function placed(html: string): string {
  if (!placedTags.test(html)) return html;
  const open: boolean[] = [];
  const kept: string[] = [];
  let made = "";
  let at = 0;
  for (const { 0: tag, 1: slash, 2: name = "", 3: rest = "", index } of html.matchAll(tags)) {
    made += html.slice(at, index);
    at = index + tag.length;
    if (slash) {
      if (!open.pop()) continue;
      made += tag;
      kept.pop();
      continue;
    }
    const stays = fits(name, kept, rest, html.slice(at, at + 5));
    if (stays) made += tag;
    if (rest.endsWith("/")) continue;
    open.push(stays);
    if (stays) kept.push(name);
  }
  return made + html.slice(at);
}
