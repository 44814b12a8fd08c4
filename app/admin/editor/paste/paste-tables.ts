import { renamed } from "./paste-styles.ts";

const blocks = "p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article, br, figure";
const mostSpan = 20;

/** A table of one column was layout and becomes its content; one in another becomes lines of text, a row a line. Answers how many did. */
export function tidyTables(body: HTMLElement): number {
  for (const table of body.querySelectorAll("table")) {
    if (table.caption) table.before(asLine([table.caption]));
    const rows = [...table.rows].filter((row) => row.cells.length > 0);
    if (rows.every((row) => row.cells.length === 1))
      table.replaceWith(...rows.flatMap((row) => [...row.cells].map((cell) => renamed(cell, "div"))));
  }
  const inner = [...body.querySelectorAll("table")].filter((table) => table.parentElement?.closest("table"));
  for (const table of inner.reverse()) table.replaceWith(...[...table.rows].map((row) => asLine([...row.cells])));
  for (const table of body.querySelectorAll("table")) tidy(table);
  return inner.length;
}

function tidy(table: HTMLTableElement): void {
  const page = table.ownerDocument;
  const made = page.createElement("table");
  const rows = page.createElement("tbody");
  // Word's rows that are repeated on each page.
  for (const row of table.tHead?.rows ?? []) asHeadings(row);
  for (const row of [...table.rows]) if (row.cells.length > 0) rows.append(row);
  made.append(rows);
  for (const cell of made.querySelectorAll<HTMLTableCellElement>("th, td")) {
    const { colSpan, rowSpan } = cell;
    // Its style may be what makes it bold.
    for (const { name } of [...cell.attributes]) if (name !== "style" && name !== "class") cell.removeAttribute(name);
    if (colSpan > 1) cell.colSpan = Math.min(colSpan, mostSpan);
    if (rowSpan > 1) cell.rowSpan = Math.min(rowSpan, mostSpan);
  }
  table.replaceWith(made);
}

/** Programs that know no headings of tables write them bold: a first row that is, above rows that are not, is one. */
export function markHeadings(body: HTMLElement): void {
  for (const cell of body.querySelectorAll("tr, th, td")) for (const name of ["style", "class"]) cell.removeAttribute(name);
  for (const { rows } of body.querySelectorAll("table")) {
    const [first, second] = rows;
    if (!first || !second || !isBold(first) || isBold(second)) continue;
    asHeadings(first);
  }
  for (const strong of body.querySelectorAll("th strong")) strong.replaceWith(...strong.childNodes);
}

function asHeadings(row: HTMLTableRowElement): void {
  for (const cell of [...row.cells]) {
    const heading = renamed(cell, "th");
    for (const { name, value } of cell.attributes) heading.setAttribute(name, value);
  }
}

function isBold(row: HTMLTableRowElement): boolean {
  const words = row.textContent?.replace(/\s/g, "") ?? "";
  const bold = [...row.querySelectorAll("strong")].map((strong) => strong.textContent?.replace(/\s/g, "") ?? "").join("");
  return words !== "" && words === bold;
}

function asLine(cells: readonly Element[]): Element {
  const [first] = cells;
  const line = (first?.ownerDocument ?? document).createElement("p");
  for (const [index, cell] of cells.entries()) {
    for (const block of [...cell.querySelectorAll(blocks)].reverse()) block.replaceWith(...block.childNodes, " ");
    if (index > 0) line.append(" | ");
    if (cell.textContent?.trim()) line.append(...cell.childNodes);
    else line.append("–");
  }
  return line;
}
