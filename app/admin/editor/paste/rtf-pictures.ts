const mostPictures = 100;
const mostDigits = 40_000_000;

/**
 * The pictures in rich text format (RTF), in their order; undefined stands for one in a format that no browser draws. Word
 * puts them on the clipboard beside HTML whose pictures are addresses of files on the writer's computer.
 */
export function picturesOfRtf(rtf: string): (Blob | undefined)[] {
  const found: (Blob | undefined)[] = [];
  for (let at = rtf.indexOf("{\\pict"); at >= 0 && found.length < mostPictures; at = rtf.indexOf("{\\pict", at + 1)) {
    // "\picture…" is another word, and this the form for old programs, of a picture that stands before it.
    if (/[a-z]/i.test(rtf[at + 6] ?? "") || /\\nonshppict\s*$/.test(rtf.slice(Math.max(0, at - 20), at))) continue;
    found.push(pictureIn(ownText(rtf, at)));
  }
  return found;
}

/** What stands in the group that opens at `start`, and not in groups inside it. */
function ownText(rtf: string, start: number): string {
  let own = "";
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < rtf.length; at++) {
    const isOpening = rtf[at] === "{";
    if (!isOpening && rtf[at] !== "}") continue;
    if (depth === 1) own += `${rtf.slice(from, at)} `;
    depth += isOpening ? 1 : -1;
    from = at + 1;
    if (depth === 0) return own;
  }
  return "";
}

function pictureIn(group: string): Blob | undefined {
  const kind = /\\(png|jpeg)blip/.exec(group)?.[1];
  const digits = group.replace(/\\[a-z]+-?\d*\s?/gi, "").replace(/\s+/g, "");
  if (!kind || digits === "" || digits.length > mostDigits || !/^(?:[0-9a-f]{2})+$/i.test(digits)) return undefined;
  return new Blob([bytesOf(digits)], { type: `image/${kind}` });
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(digits.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}
