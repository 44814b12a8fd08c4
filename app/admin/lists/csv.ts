/** Rows as a file that Excel opens safely, in UTF-8 with its mark. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** What a spreadsheet would run: it begins like a formula, in full-width signs too. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** What it would take for a number, and drop the first zero of: a phone number. */
const number = /^[\p{Nd}\s()+./\p{Pd}]*\p{Nd}[\p{Nd}\s()+./\p{Pd}]*$/u;
/** What stays as it is: a phone number with a space in it is a text, and of a small number there is nothing to drop. */
const harmless = /^(?:\+\d[\d ]* [\d ]*|\(?\d[\d() ]* [\d ]*|0|[1-9]\d{0,7})$/;
/** The digits that a space goes behind in a phone number without one. Quotes do not keep its zero or its plus; an apostrophe would be seen. */
const head = /^(?:\+\d\d|00\d\d|0\d\d|\d\d)(?=\d{6,12}$)/;

/** Where a spreadsheet that parts cells by semicolons or tabs begins one in the middle of ours, and what it would run there. A number stays as it is. */
const within = /([;\t\r\n]["\s]*)(?!\+\d[\d ]*(?:[;\t\r\n]|$))(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

function cell(given: string): string {
  const text = given.replace(head, "$& ").replace(within, "$1'");
  const isTaken = (formula.test(text) || number.test(text)) && !harmless.test(text);
  const safe = isTaken ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function download(text: string, name: string): void {
  saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), name);
}

const keptForBrowser = 60_000;

/** Hands bytes to the browser as a file. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // A busy browser, and Safari, take their copy some turns later.
  setTimeout(() => URL.revokeObjectURL(address), keptForBrowser);
}
