/** Counts what a paste cannot keep, before it is taken out; the answer makes a sentence of it, with the tables that became lines. */
export function countLosses(body: HTMLElement): (tables: number) => string {
  const pictures = [...body.querySelectorAll("img, svg, canvas")].filter(isPicture).length;
  const media = body.querySelectorAll("video, audio, iframe, object, embed").length;
  const quotes = [...body.querySelectorAll("blockquote")].filter((quote) => quote.textContent?.trim()).length;
  return (tables) =>
    [
      tables > 0 && `${tables === 1 ? "The table" : `The ${tables} tables`} became plain lines, a line for each row.`,
      quotes > 0 && `${quotes === 1 ? "The quotation" : `The ${quotes} quotations`} became plain text.`,
      pictures > 0 && picturesLost(pictures),
      media > 0 && `${media === 1 ? "1 video or other embedded part" : `${media} videos or other embedded parts`} could not be pasted.`,
    ]
      .filter((sentence) => typeof sentence === "string")
      .join(" ");
}

/** Says so of pictures; this text holds none. */
export function picturesLost(count: number): string {
  return `${count === 1 ? "1 picture" : `${count} pictures`} could not be pasted: there are no pictures in this text, only the one under “Image”.`;
}

/** Neither an emoji, whose sign is kept, nor one of the invisible dots that mails and pages count their readers with. */
function isPicture(element: Element): boolean {
  if (/^\p{Extended_Pictographic}/u.test(element.getAttribute("alt") ?? "")) return false;
  return !["width", "height"].some((name) => /^[01](px)?$/.test(element.getAttribute(name)?.trim() ?? ""));
}
