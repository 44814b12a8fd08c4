import { inertDocument } from "../../../inert-document.ts";
import { type Emphasis, runsOfLine } from "./emphasis-signs.ts";

const bullet = /^[\s\u00a0]*[•·▪◦‣●○–*-][\s\u00a0]+(?=\S)/u;
const numbered = /^[\s\u00a0]*\d{1,3}[.)][\s\u00a0]+(?=\S)/;
const shortestWrap = 45;
const longestWrap = 140;

/** Plain text as HTML blocks: a line is a paragraph, bullets and numbers make lists, and lines that a PDF broke are joined again. */
export function blocksOfText(text: string): HTMLElement {
  const { body } = inertDocument("");
  const lines = joined(
    text
      .replace(/\r\n?/g, "\n")
      // Readers of PDF write what stood for a hyphen at the end of a line.
      .replaceAll("\u0002", "\u00ad")
      .replace(/[\u00ad\ufffe]\n/g, "-\n")
      .replace(/[\u00ad\ufffe]/g, "")
      .split("\n"),
  );
  for (const [index, line] of lines.entries()) {
    const words = line.trim();
    if (words === "") continue;
    const kind = bullet.test(line) ? "UL" : numbered.test(line) && isOneOfSome(lines, index) ? "OL" : undefined;
    if (!kind) {
      body.append(element(body, "P", words));
      continue;
    }
    const last = body.lastElementChild;
    const list = last?.tagName === kind ? last : body.appendChild(body.ownerDocument.createElement(kind));
    const entry = list.appendChild(body.ownerDocument.createElement("LI"));
    entry.append(element(body, "P", line.replace(kind === "UL" ? bullet : numbered, "").trim()));
  }
  return body;
}

const tags: Readonly<Record<Emphasis, string>> = { bold: "STRONG", italic: "EM", strike: "S" };

function element(body: HTMLElement, name: string, words: string): Element {
  const made = body.ownerDocument.createElement(name);
  for (const { text, marks } of runsOfLine(words)) {
    let inner = made;
    for (const mark of marks) inner = inner.appendChild(body.ownerDocument.createElement(tags[mark]));
    inner.append(text);
  }
  return made;
}

/** "2026. It was" alone is no list. */
function isOneOfSome(lines: readonly string[], index: number): boolean {
  return [lines[index - 1], lines[index + 1]].some((line) => line !== undefined && numbered.test(line));
}

function joined(lines: readonly string[]): string[] {
  const longest = Math.max(...lines.map((line) => line.trim().length));
  const isFull = (line: string) => line.trim().length >= 0.8 * longest;
  const full = lines.filter(isFull).length;
  const isWrapped =
    longest >= shortestWrap && longest <= longestWrap && full >= 3 && 3 * full >= lines.filter((line) => line.trim()).length;
  if (!isWrapped) return [...lines];
  const paragraphs: string[] = [];
  let open = false;
  for (const line of lines) {
    const words = line.trim();
    const before = paragraphs.at(-1) ?? "";
    if (open && words !== "" && !bullet.test(line) && !numbered.test(line))
      paragraphs[paragraphs.length - 1] =
        /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(words) ? before.slice(0, -1) + words : `${before} ${words}`;
    else paragraphs.push(words);
    open = words !== "" && isFull(line);
  }
  return paragraphs;
}
