const blocks = "p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article, br";

/**
 * Turns tables into lines of text, a row a line; answers how many there were. A table with one column only lays
 * something out, and leaves what was in it.
 */
export function linesOfTables(body: HTMLElement): number {
  let tables = 0;
  // The inner ones first.
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const rows = [...table.rows];
    const isLayout = rows.every((row) => row.cells.length <= 1);
    if (!isLayout) tables++;
    const caption = table.caption ? [asLine([table.caption])] : [];
    const content = isLayout ? rows.flatMap((row) => [...row.cells].map(asBlock)) : rows.map((row) => asLine([...row.cells]));
    table.replaceWith(...caption, ...content);
  }
  return tables;
}

function asBlock(cell: Element): Element {
  const block = cell.ownerDocument.createElement("div");
  block.append(...cell.childNodes);
  return block;
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
