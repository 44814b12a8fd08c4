/** What a style says of emphasis, as the browser reads it; "" where it says nothing. */
export type Emphasis = Pick<CSSStyleDeclaration, "fontWeight" | "fontStyle" | "textDecorationLine">;

const mostRules = 500;

/**
 * Reads the styles of a document that is not shown: from attributes, and from the classes of its own style sheets, which
 * is how Pages writes. The browser parses them, so that "mso-bidi-font-weight: bold" is not taken for a weight.
 */
export function styleReader(page: Document): (element: Element) => Emphasis {
  const rules = rulesOf(page);
  const read = new Map<Element, Emphasis>();
  return (element) => {
    const known = read.get(element);
    if (known) return known;
    // Set by script, which the page's policy allows; an attribute would count as style of the page.
    const probe = page.createElement("span").style;
    const matching = rules.filter(({ selectorText }) => fits(element, selectorText)).map(({ style }) => style.cssText);
    probe.cssText = [...matching, element.getAttribute("style") ?? ""].join(";");
    const { fontWeight, fontStyle, textDecorationLine } = probe;
    const emphasis = { fontWeight, fontStyle, textDecorationLine };
    read.set(element, emphasis);
    return emphasis;
  };
}

/** All texts as they stand now, so that they can be changed one after the other. */
export function textsIn(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** An element of another name in the place of one, with what is in it. */
export function renamed(element: Element, name: string): Element {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
}

/** The declarations of a style attribute, those too that no browser knows. Names are in lower case. */
export function declarations(style: string): Map<string, string> {
  const found = style.matchAll(/([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^;"'])*)/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name.toLowerCase(), value.trim()]));
}

function rulesOf(page: Document): CSSStyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...page.querySelectorAll("style")].map((style) => style.textContent ?? "").join("\n"));
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule).slice(0, mostRules);
}

function fits(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
