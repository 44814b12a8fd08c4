import { declarations } from "./paste-styles.ts";

/** `ordered`: undefined where no marker says so. */
type Entry = { paragraph: Element; level: number; ordered: boolean | undefined; number: number };

/** Makes real lists of Word's: paragraphs whose style says "mso-list: l0 level2 lfo1" and whose text begins with a drawn bullet. */
export function listsOfWord(body: HTMLElement): void {
  let run: Entry[] = [];
  for (const element of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, ul, ol, table")]) {
    const entry = entryOf(element);
    const follows = run.at(-1)?.paragraph.nextElementSibling === element;
    if (run.length > 0 && (!entry || !follows)) {
      build(run);
      run = [];
    }
    if (entry) run.push(entry);
  }
  build(run);
}

function entryOf(element: Element): Entry | undefined {
  if (element.tagName !== "P") return undefined;
  const online = element.getAttribute("data-list");
  if (online) return { paragraph: element, level: Number(element.getAttribute("data-level") ?? 1), ordered: online === "OL", number: 1 };
  const list = wordList(element);
  const level = /level(\d)/i.exec(list)?.[1];
  const marked = level !== undefined || /^MsoListParagraph/.test(element.className);
  if (!marked || /^(skip|none)/i.test(list)) return undefined;
  const marker = takeMarker(element);
  const ordered = marker.trim() === "" ? undefined : /^\s*\(?(\d{1,3}|[a-z]|[ivxlc]{1,5})[.)]/i.test(marker);
  return { paragraph: element, level: Number(level ?? 1), ordered, number: Number(/^\s*\(?(\d{1,3})/.exec(marker)?.[1] ?? 1) };
}

/** What Word's own style says of a list, such as "l0 level2 lfo1" or "Ignore". */
function wordList(element: Element): string {
  return declarations(element.getAttribute("style") ?? "").get("mso-list") ?? "";
}

function takeMarker(paragraph: Element): string {
  const ignored = [...paragraph.querySelectorAll("[style]")].find((element) => /^ignore$/i.test(wordList(element)));
  const start = paragraph.querySelector("[data-marker=start]");
  const end = paragraph.querySelector("[data-marker=end]");
  if (ignored) {
    const text = ignored.textContent ?? "";
    ignored.remove();
    return text;
  }
  if (start && end) {
    const range = paragraph.ownerDocument.createRange();
    range.setStartBefore(start);
    range.setEndAfter(end);
    const text = range.toString();
    range.deleteContents();
    return text;
  }
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const firstText = walker.nextNode();
  const marker = /^\s*([·•o§▪–-]|\(?\d{1,3}[.)]|\(?[a-z][.)])[\s\u00a0]+/i.exec(firstText?.nodeValue ?? "")?.[0] ?? "";
  if (firstText) firstText.nodeValue = (firstText.nodeValue ?? "").slice(marker.length);
  return marker;
}

function build(run: readonly Entry[]): void {
  const first = run[0];
  if (!first) return;
  const page = first.paragraph.ownerDocument;
  const make = (entry: Entry) => {
    const list = page.createElement(entry.ordered ? "ol" : "ul");
    // A list that goes on behind other text.
    if (entry.ordered && entry.number > 1) list.setAttribute("start", String(entry.number));
    return list;
  };
  const root = make(first);
  first.paragraph.before(root);
  const open: { list: Element; level: number }[] = [{ list: root, level: first.level }];
  for (const entry of run) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > entry.level) open.pop();
    let top = open.at(-1);
    if (top && entry.level > top.level && top.list.lastElementChild) {
      const deeper = make(entry);
      top.list.lastElementChild.append(deeper);
      top = { list: deeper, level: entry.level };
      open.push(top);
    } else if (top && entry.ordered !== undefined && (top.list.tagName === "OL") !== entry.ordered) {
      const other = make(entry);
      top.list.after(other);
      top.list = other;
    }
    const item = page.createElement("li");
    item.append(...entry.paragraph.childNodes);
    entry.paragraph.remove();
    top?.list.append(item);
  }
}
