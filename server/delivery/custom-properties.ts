import { Function as functionToken, Ident as identToken, LeftParenthesis, RightParenthesis, tokenize } from "css-tree/tokenizer";

export function customPropertiesReadIn(css: string): string[] {
  if (!/var\(/i.test(css)) return [];
  const found: string[] = [];
  let inVar = false;
  tokenize(css, (type, start, end) => {
    if (inVar && type === identToken) found.push(css.slice(start, end));
    if (type === functionToken) inVar = css.slice(start, end).toLowerCase() === "var(";
    else if (type === identToken) inVar = false;
  });
  return found;
}

/** A declaration with `value` in the place of each `var(--name)`. Where that is "initial", each becomes its fallback: `var(--name, fallback)`. */
export function withValue(css: string, name: string, value: string): string {
  if (!css.includes(name)) return css;
  const open: number[] = [];
  let written = "";
  let from = 0;
  let at = -1;
  let afterName = 0;
  tokenize(css, (type, start, end) => {
    if (type === functionToken || type === LeftParenthesis) open.push(start);
    if (at < 0 && type === identToken && css.slice(start, end) === name && css.slice(open.at(-1), start).trim().toLowerCase() === "var(") {
      at = open.length;
      afterName = end;
    }
    if (type !== RightParenthesis) return;
    const first = open.pop() ?? 0;
    if (open.length !== at - 1) return;
    const fallback = css.slice(afterName, start).replace(/^\s*,/, "");
    written += css.slice(from, first) + (value === "initial" ? fallback : value);
    from = end;
    at = -1;
  });
  return written + css.slice(from);
}
