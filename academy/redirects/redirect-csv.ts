import { maxRedirectLines, type RedirectInput } from "#contract/redirect.ts";
import { Invalid } from "../errors.ts";

export type CsvLine = RedirectInput & { line: number };

/** A field of a CSV file (RFC 4180) and what ends it; spreadsheets of some countries separate fields with semicolons. */
const field = /(?:"((?:[^"]|"")*)"|([^",;\t\r\n]*))([,;\t]|\r?\n|\r|$)/y;

/** The lines of a file of two columns, from and to; skips further columns, empty lines and a first line of names. Throws Invalid. */
export function readRedirectCsv(csv: string): CsvLine[] {
  const text = csv.replace(/^\uFEFF/, "");
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  field.lastIndex = 0;
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    if (!found)
      throw new Invalid("csv", `Line ${line} cannot be read: a quotation mark is opened and not closed there, or stands in the middle.`);
    const [whole, quoted, plain = "", end = ""] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.split(/\r\n|\r|\n/).length - 1;
    if (/[,;\t]/.test(end) && field.lastIndex < text.length) continue;
    const read = lineOf(cells, begun);
    if (read && !(lines.length === 0 && isHead(read))) lines.push(read);
    if (lines.length > maxRedirectLines)
      throw new Invalid("csv", `A file can have ${maxRedirectLines} redirects. Part it into smaller ones.`);
    cells = [];
    begun = line;
  }
  return lines;
}

function lineOf(cells: readonly string[], line: number): CsvLine | undefined {
  if (cells.every((cell) => cell === "")) return undefined;
  // An apostrophe that our own export put before what a spreadsheet would take for a formula.
  const [from = "", to = ""] = cells.map((cell) => cell.replace(/^'(?=[=+\-@/])/, ""));
  return { line, from, to };
}

function isHead({ from, to }: CsvLine): boolean {
  return /^(from|source|old)\b/i.test(from) && !from.includes("/") && !to.includes("/");
}
