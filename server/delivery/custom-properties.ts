import { Function as functionToken, Ident as identToken, tokenize } from "css-tree/tokenizer";

/** The custom properties that a value or a declaration reads with var(). */
export function customPropertiesReadIn(css: string): string[] {
  if (!css.includes("var(")) return [];
  const found: string[] = [];
  let inVar = false;
  tokenize(css, (type, start, end) => {
    if (inVar && type === identToken) found.push(css.slice(start, end));
    if (type === functionToken) inVar = css.slice(start, end).toLowerCase() === "var(";
    else if (type === identToken) inVar = false;
  });
  return found;
}
