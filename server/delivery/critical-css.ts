/** A rule; `needs`: for each of its selectors the classes and elements without which it matches nothing. */
type Rule = { selectors: Array<{ text: string; needs: string[] }>; body: string };
type Block = { head: string; rules: Node[] };
type Ranges = Array<[number, number]>;
/** A face and the code points that it is for, first and last; `taken`: those that a later face of its name and weight serves. */
type Face = { face: string; family: string; weights: number[]; ranges: Ranges; taken: Ranges };
type Node = string | Rule | Block | Face;
/** What a page has: classes with their dot, elements, and characters. */
type Present = { names: Set<string>; characters: number[]; properties: string[]; scripted: boolean };

/** What moves comes with the whole sheet, and so does what is printed, where scripts bring that sheet. */
const motion = "@media (prefers-reduced-motion:no-preference)";
const print = "@media print";
const parsed = new Map<string, Node[]>();

/**
 * The page with its style sheets (app/page-styles.tsx) cut to the rules that can match something in it: half the bytes,
 * and the first packets of an answer then hold the whole page. The sheet as a whole follows before any script runs
 * (app/late-scripts.tsx), because scripts may show what the page does not have yet.
 */
export function cutSheets(html: string): string {
  const present = presentIn(html);
  return html.replace(/(<style data-sheet[^>]*>)([\s\S]*?)(?=<\/style>)/g, (_all, tag: string, sheet: string) => {
    // The minifier repeats some declarations for browsers that it thinks are different.
    const nodes =
      parsed.get(sheet) ?? parse(sheet.replace(/^\/\*.*?\*\/\s*/, "").replace(/(?<=[{;])([\w-]+:[^;{}]+)(?:;\1(?=[;}]))+/g, "$1"));
    parsed.set(sheet, nodes);
    return tag + usedProperties(write(nodes, present), present);
  });
}

/**
 * Without the properties of its own that neither the sheet nor the page reads. Tailwind declares some of them twice, with
 * @property and, for browsers without, in a layer: the layer is enough.
 */
function usedProperties(css: string, present: Present): string {
  const declared = css
    .replace(/@property [^{]*\{[^}]*\}/g, "")
    .replace(/(@layer properties\{)@supports[^{]*\{([^{}]*\{[^{}]*\})\}/, "$1$2");
  const used = new Set([...present.properties, ...propertiesIn(declared)]);
  return declared.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) => (used.has(name) ? declaration : ""));
}

function propertiesIn(text: string): string[] {
  return text.match(/(?<=var\()--[\w-]+/g) ?? [];
}

function presentIn(html: string): Present {
  const names = new Set<string>();
  const body = html.replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, "");
  for (const tag of body.match(/(?<=<)[a-z][a-z0-9]*/g) ?? []) names.add(tag);
  // Most lists of classes stand in a page many times.
  for (const list of new Set(body.match(/(?<= class=")[^"]*/g))) {
    for (const name of unescaped(list).split(" ")) names.add(`.${name}`);
  }
  const characters = new Set(["A", ...(body.match(/[^\0-~]/gu) ?? [])]);
  const scripted = html.includes('type="module"');
  return { names, scripted, properties: propertiesIn(body), characters: [...characters].map((one) => one.codePointAt(0) ?? 0) };
}

const entities: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&#x27;": "'", "&quot;": '"' };
function unescaped(text: string): string {
  return text.replace(/&(amp|gt|lt|#x27|quot);/g, (entity) => entities[entity] ?? entity);
}

function write(nodes: Node[], present: Present): string {
  let text = "";
  for (const node of nodes) {
    if (typeof node === "string") text += node.startsWith("@keyframes") ? "" : node;
    else if ("rules" in node && (node.head === motion || (node.head === print && present.scripted))) continue;
    else if ("rules" in node) {
      const inside = write(node.rules, present);
      if (inside !== "") text += `${node.head}{${inside}}`;
    } else if ("face" in node) {
      if (present.characters.some((one) => within(one, node.ranges) && !within(one, node.taken))) text += node.face;
    } else {
      const kept = node.selectors.filter(({ needs }) => needs.every((name) => present.names.has(name)));
      if (kept.length > 0) text += `${kept.map((selector) => selector.text).join(",")}{${node.body}}`;
    }
  }
  return text;
}

/** Reads a minified sheet without its first comment: no other comments, and no braces inside strings. */
function parse(css: string): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  while (at < css.length) {
    const stop = find(css, at, /[{;]/g);
    if (css[stop] !== "{") {
      nodes.push(css.slice(at, stop + 1));
      at = stop + 1;
      continue;
    }
    const end = closing(css, stop);
    const [head, inside] = [css.slice(at, stop), css.slice(stop + 1, end)];
    if (/^@(media|layer|supports|container)/.test(head)) nodes.push({ head, rules: parse(inside) });
    else if (head === "@font-face") nodes.push(faceOf(inside));
    else if (head.startsWith("@")) nodes.push(`${head}{${inside}}`);
    else nodes.push({ selectors: alternatives(head).map((text) => ({ text, needs: needsOf(text) })), body: inside });
    at = end + 1;
  }
  const faces = nodes.filter((node) => typeof node === "object" && "face" in node);
  faces.forEach((face, at) => {
    face.taken = faces.slice(at + 1).flatMap((later) => (serves(later, face) ? later.ranges : []));
  });
  return nodes;
}

function faceOf(inside: string): Face {
  const family = /font-family:([^;]+)/.exec(inside)?.[1] ?? "";
  const weights = (/font-weight:([\d ]+)/.exec(inside)?.[1] ?? "400").split(" ").map(Number);
  const list = /unicode-range:([^;}]+)/.exec(inside)?.[1] ?? "U+0-10FFFF";
  const ranges = list.split(",").map((range): [number, number] => {
    const [first = "0", last = first] = range.trim().slice(2).split("-");
    // The minifier writes U+400-4FF as U+4??.
    return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)];
  });
  return { face: `@font-face{${inside}}`, family, weights, ranges, taken: [] };
}

/** A variable face serves the weights between its two. */
function serves(one: Face, other: Face): boolean {
  return (
    one.family === other.family &&
    Math.min(...one.weights) <= Math.min(...other.weights) &&
    Math.max(...other.weights) <= Math.max(...one.weights)
  );
}

function within(one: number, ranges: Ranges): boolean {
  return ranges.some(([first, last]) => first <= one && one <= last);
}

/** The next place of `what` that no backslash precedes, or the end. */
function find(css: string, from: number, what: RegExp): number {
  what.lastIndex = from;
  for (let match = what.exec(css); match; match = what.exec(css)) if (css[match.index - 1] !== "\\") return match.index;
  return css.length;
}

function closing(css: string, open: number): number {
  let depth = 1;
  let at = open;
  while (depth > 0 && at < css.length) {
    at = find(css, at + 1, /[{}]/g);
    depth += css[at] === "{" ? 1 : -1;
  }
  return at;
}

/** The selectors of a list; commas inside brackets belong to one selector. */
function alternatives(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    const sign = list[at];
    if (sign === "\\") at++;
    else if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
    else if (sign === "," && depth === 0) {
      found.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, list.slice(from)];
}

const field = /^::(-webkit-(date|search|calendar|inner|outer)|file-selector|placeholder)/;

/** What is outside brackets must be there; what is inside them may be an alternative or a negation. */
function needsOf(selector: string): string[] {
  let plain = selector.replace(/(?<!\\)\[[^\]]*\]/g, "");
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, "");
  }
  if (field.test(plain)) return ["input"];
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => `.${name.replace(/\\(.)/g, "$1")}`);
  const bare = plain.replace(/::?[\w-]+|[.#](?:\\.|[\w-])+/g, " ");
  const elements = [...bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = ""]) => name);
  return [...classes, ...elements];
}
