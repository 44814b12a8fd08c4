import { type Emphasis, textsIn } from "./paste-styles.ts";

/** Wraps each text in the emphasis that elements and styles give it. Answers the wrappers; all other elements for emphasis can go. */
export function markText(body: HTMLElement, styleOf: (element: Element) => Emphasis): Set<Element> {
  const page = body.ownerDocument;
  const made = new Set<Element>();
  for (const text of textsIn(body)) {
    if (text.data.trim() === "") continue;
    for (const tag of marksOf(text, body, styleOf)) {
      const mark = page.createElement(tag);
      const inner = text.parentElement && made.has(text.parentElement) ? outermost(text.parentElement, made) : text;
      inner.replaceWith(mark);
      mark.append(inner);
      made.add(mark);
    }
  }
  return made;
}

function outermost(element: Element, made: ReadonlySet<Element>): Element {
  let outer = element;
  while (outer.parentElement && made.has(outer.parentElement)) outer = outer.parentElement;
  return outer;
}

/** The innermost word counts for weight and slant; lines are drawn by every element that has one. */
function marksOf(text: Text, body: HTMLElement, styleOf: (element: Element) => Emphasis): string[] {
  let bold: boolean | undefined;
  let slanted: boolean | undefined;
  let underlined = false;
  let struck = false;
  let linked = false;
  for (let element = text.parentElement; element && element !== body; element = element.parentElement) {
    const { tagName } = element;
    const { fontWeight, fontStyle, textDecorationLine: lines } = styleOf(element);
    // Headings have a look of their own.
    if (/^H[1-6]$/.test(tagName)) {
      bold ??= false;
      slanted ??= false;
    }
    bold ??= isBold(fontWeight) ?? (/^(B|STRONG)$/.test(tagName) || undefined);
    slanted ??= isSlanted(fontStyle) ?? (/^(I|EM)$/.test(tagName) || undefined);
    underlined ||= lines ? lines.includes("underline") : /^(U|INS)$/.test(tagName);
    struck ||= lines ? lines.includes("line-through") : /^(S|STRIKE|DEL)$/.test(tagName);
    // A link is underlined by itself.
    linked ||= tagName === "A";
  }
  const marks = [struck && "s", underlined && !linked && "u", slanted && "em", bold && "strong"];
  return marks.filter((tag) => typeof tag === "string");
}

function isBold(weight: string): boolean | undefined {
  if (weight === "bold" || weight === "bolder") return true;
  if (weight === "normal" || weight === "lighter" || weight === "initial") return false;
  return /^\d+$/.test(weight) ? Number(weight) >= 600 : undefined;
}

function isSlanted(style: string): boolean | undefined {
  if (/^(italic|oblique)/.test(style)) return true;
  return style === "normal" || style === "initial" ? false : undefined;
}
