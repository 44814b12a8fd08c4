import { declarations, textsIn } from "./paste-styles.ts";
import { blocksOfText } from "./paste-text.ts";

const blocks = "p, ul, ol, li, h1, h2, h3, h4, h5, h6, table, figure, hr, blockquote, div, section, article, pre";

/** Firefox's reader of PDF writes a span and a break for each line of the page. */
export function linesOfPdf(body: HTMLElement): void {
  const breaks = body.querySelectorAll("br[role=presentation]");
  if (breaks.length === 0 || body.querySelector(blocks)) return;
  for (const line of breaks) line.replaceWith("\n");
  body.replaceChildren(...blocksOfText(body.textContent ?? "").childNodes);
}

export function keepLineBreaks(body: HTMLElement): void {
  const page = body.ownerDocument;
  for (const text of textsIn(body)) {
    const value = text.data;
    if (!value.includes("\n") || value.trim() === "" || !showsLineBreaks(text.parentElement)) continue;
    const lines = page.createDocumentFragment();
    for (const [index, line] of value.split("\n").entries()) lines.append(...(index > 0 ? [page.createElement("br"), line] : [line]));
    text.replaceWith(lines);
  }
}

function showsLineBreaks(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement) {
    if (at.tagName === "PRE") return true;
    const style = declarations(at.getAttribute("style") ?? "");
    const said = style.get("white-space") ?? style.get("white-space-collapse");
    if (said) return /^(pre|pre-wrap|pre-line|break-spaces|preserve|preserve-breaks)\b/.test(said);
  }
  return false;
}

/** An empty line ends a paragraph; breaks between blocks are nothing but room. */
export function splitAtBlankLines(body: HTMLElement): void {
  for (const holder of [body, ...body.querySelectorAll("p, li, td, th, blockquote")]) {
    for (const line of holder.querySelectorAll(":scope > br"))
      if (isEdge(line, "previousSibling") && isEdge(line, "nextSibling")) line.remove();
    const runs = runsOf(holder);
    if (runs.length < 2) continue;
    if (holder.tagName === "P") holder.replaceWith(...runs.map((run) => paragraph(run)));
    else for (const run of runs) paragraph(run, run[0]);
  }
}

/** Text between blocks and empty lines, which are taken out. */
function runsOf(holder: Element): ChildNode[][] {
  const runs: ChildNode[][] = [[]];
  const isBreak = (node: Node | undefined) => node instanceof Element && node.tagName === "BR";
  for (const node of [...holder.childNodes]) {
    const run = runs.at(-1) ?? [];
    if (node instanceof Element && node.matches(blocks)) {
      if (run.length > 0) runs.push([]);
      continue;
    }
    if (node instanceof Text && node.data.trim() === "" && (run.length === 0 || isBreak(run.at(-1)))) continue;
    if (!isBreak(node)) run.push(node);
    else if (isBreak(run.at(-1))) {
      run.pop()?.remove();
      node.remove();
      runs.push([]);
    } else if (run.length > 0) run.push(node);
    else node.remove();
  }
  return runs.filter((run) => run.length > 0);
}

function paragraph(run: readonly ChildNode[], place?: ChildNode): Element {
  const made = (run[0]?.ownerDocument ?? document).createElement("p");
  place?.before(made);
  made.append(...run);
  return made;
}

/** Whether there is a block, or nothing, on one side. */
function isEdge(line: Element, side: "previousSibling" | "nextSibling"): boolean {
  let node = line[side];
  while (node instanceof Text && node.data.trim() === "") node = node[side];
  return node === null || (node instanceof Element && node.matches(blocks));
}
