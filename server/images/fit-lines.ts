/** Where a title may stand, in pixels. `sizes`: the largest first; `lineHeight`: as a share of the size. */
export type Box = { width: number; height: number; sizes: readonly number[]; lineHeight: number; mostLines: number };
export type FittedLines = { size: number; lines: string[] };

/** How wide a text is at size 1. */
type Measure = (text: string) => number;
/** What a line is not broken within; `spaced`: there is a space before it. */
type Piece = { text: string; spaced: boolean };

const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Scripts that write no spaces break between any two characters, but not before what closes. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const closing = /^[\p{Pe}\p{Pf}、。，．・：；？！ー々]/u;

/**
 * Breaks a title into lines of about equal width, in the largest size that fits; in the smallest, a word that is too wide is broken, and
 * the end cut off with "…". Lines that were typed (with line breaks) stay as they are if they fit in one of the sizes.
 */
export function fitLines(text: string, measure: Measure, box: Box): FittedLines {
  const typed = text.split("\n");
  const fits = (size: number) => typed.length <= linesAt(size, box) && typed.every((line) => measure(line) <= box.width / size);
  const kept = typed.length > 1 ? box.sizes.find(fits) : undefined;
  if (kept !== undefined) return { size: kept, lines: typed };
  const pieces = piecesOf(typed.join(" "));
  for (const size of box.sizes) {
    const lines = broken(pieces, measure, box.width / size);
    if (lines && lines.length <= linesAt(size, box)) return { size, lines: evened(pieces, lines, measure, box.width / size) };
  }
  const size = box.sizes.at(-1) ?? 1;
  return { size, lines: cut(pieces, measure, box.width / size, linesAt(size, box)) };
}

/** One line of `text`, cut between words where it is too wide. */
export function fitLine(text: string, measure: Measure, width: number): string {
  return cut(piecesOf(text), measure, width, 1)[0] ?? "";
}

/** How many lines have room. */
function linesAt(size: number, { height, lineHeight, mostLines }: Box): number {
  return Math.min(mostLines, Math.floor(height / (size * lineHeight)));
}

function piecesOf(text: string): Piece[] {
  // A number is the level, or the day, of the word before it: "HSK 1".
  return text
    .split(/ (?!\d{1,2}(?: |$))/)
    .filter((word) => word !== "")
    .flatMap((word) => partsOf(word).map((part, at) => ({ text: part, spaced: at === 0 })));
}

/** A word may break behind a hyphen, a dash or a slash that has letters on both sides. */
function partsOf(word: string): string[] {
  const parts: string[] = [];
  for (const part of word.split(/(?<=[\p{L}\p{N}][-–—/])(?=\p{L}{2})/u)) {
    let open = "";
    for (const { segment } of clusters.segment(part)) {
      const breaks = open !== "" && (unspaced.test(segment) || unspaced.test(open.at(-1) ?? "")) && !closing.test(segment);
      if (breaks) parts.push(open);
      open = breaks ? segment : open + segment;
    }
    parts.push(open);
  }
  return parts;
}

/** Lines no wider than `width`, each as full as it can be; undefined when a piece alone is wider. */
function broken(pieces: readonly Piece[], measure: Measure, width: number): string[] | undefined {
  const lines: string[] = [];
  for (const { text, spaced } of pieces) {
    const last = lines.at(-1);
    const longer = `${last}${spaced ? " " : ""}${text}`;
    if (measure(text) > width) return undefined;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

/** The same number of lines within the narrowest width that holds them: no last line of one short word. */
function evened(pieces: readonly Piece[], lines: string[], measure: Measure, width: number): string[] {
  let best = lines;
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const narrower = broken(pieces, measure, width * share);
    if (!narrower || narrower.length > lines.length) break;
    best = narrower;
  }
  return best;
}

/** The parts of a word that is wider than a line, each with room for the hyphen, or the "…", behind it. */
function chopped({ text, spaced }: Piece, measure: Measure, width: number): Piece[] {
  if (measure(text) <= width) return [{ text, spaced }];
  const room = width - measure("…");
  const parts: string[] = [];
  for (const { segment } of clusters.segment(text)) {
    const longer = (parts.at(-1) ?? "") + segment;
    if (parts.length > 0 && measure(longer) <= room) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  const isLast = (at: number) => at === parts.length - 1;
  return parts.map((part, at) => ({ text: isLast(at) || !/\p{L}$/u.test(part) ? part : `${part}-`, spaced: spaced && at === 0 }));
}

/** At most `most` lines; where there would be more, the last ends with "…". */
function cut(whole: readonly Piece[], measure: Measure, width: number, most: number): string[] {
  const pieces = whole.flatMap((piece) => chopped(piece, measure, width));
  const all = broken(pieces, measure, width) ?? [];
  if (all.length <= most) return all;
  for (let count = pieces.length - 1; count > 0; count--) {
    const kept = pieces.slice(0, count);
    const end = kept.at(-1);
    const ended = [...kept.slice(0, -1), { text: `${(end?.text ?? "").replace(/[\p{P}\s]+$/u, "")}…`, spaced: end?.spaced ?? false }];
    const lines = broken(ended, measure, width);
    if (lines && lines.length <= most) return lines;
  }
  return ["…"];
}
