import type { KnownText } from "./known-texts.ts";

/** What was pressed: its words, the texts that say them, and where its link leads, if it is one. */
export type Pressed = { words: string; texts: readonly KnownText[]; leadsTo: string | undefined };

/** The style of the marked page. The chat, which a page shows only when its button is pressed, stands below it. */
const look = `
[data-text] { cursor: pointer; outline: 1px dashed color-mix(in srgb, currentColor 45%, transparent); outline-offset: 2px; border-radius: 2px; }
[data-text]:is(:hover, :focus-visible) { outline: 3px solid; }
#chat { display: block; position: static; margin: 0 auto 2rem; max-height: none; }
.chat-button { position: static; display: flex; justify-content: center; align-items: center; gap: 1rem; padding: 1rem; }
#chat-tip { display: block; position: static; visibility: visible !important; border: 0; }
`;

/** Elements that already do something when pressed: the text of one is pressed as a whole. */
const pressable = "a, button, summary, label";
const inline = new Set(["SPAN", "B", "STRONG", "EM", "I", "BDI", "TIME", "BR"]);

/** Makes every known text of a page in a frame something to press, also by the keyboard. Its own links, buttons and forms do nothing. */
export function letPointAt(page: Document, textsAt: (words: string) => KnownText[], onPress: (pressed: Pressed) => void): void {
  const texts = new WeakMap<Element, KnownText[]>();
  for (const element of page.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary, [tabindex]"))
    element.tabIndex = -1;

  const mark = (element: HTMLElement, found: KnownText[]) => {
    if (found.length === 0 || texts.has(element)) return;
    texts.set(element, found);
    element.dataset.text = "";
    element.tabIndex = 0;
    if (!element.matches(pressable)) element.setAttribute("role", "button");
  };
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!parent || parent.closest("script, style, svg, [data-text]")) continue;
    const whole = parent.closest<HTMLElement>(pressable) ?? blockOf(parent);
    const ofWhole = textsAt(whole.textContent);
    if (ofWhole.length > 0) mark(whole, ofWhole);
    else mark(parent, textsAt(textContent ?? ""));
  }
  for (const picture of page.querySelectorAll<HTMLElement>("img[alt]")) mark(picture, textsAt(picture.getAttribute("alt") ?? ""));

  const press = (event: Event) => {
    event.preventDefault();
    const at = event.target;
    if (!isElement(at)) return;
    const pressed = at.closest("[data-text]");
    const link = at.closest<HTMLAnchorElement>("a[href]");
    onPress({
      words: (pressed ?? link ?? at).textContent.trim(),
      texts: (pressed && texts.get(pressed)) ?? [],
      leadsTo: link?.getAttribute("href") ?? undefined,
    });
  };
  page.addEventListener("click", press, { capture: true });
  page.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") press(event);
  });
  page.addEventListener("submit", (event) => event.preventDefault());
  page.head.append(Object.assign(page.createElement("style"), { textContent: look }));
}

/** Whether it is an element, of whichever window: `instanceof` knows only those of this one. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && "closest" in target;
}

/** The element that holds the whole text: words in bold, or of another language, are elements in the middle of it. */
function blockOf(element: HTMLElement): HTMLElement {
  const { parentElement: around } = element;
  return inline.has(element.tagName) && around && around.tagName !== "BODY" ? blockOf(around) : element;
}
