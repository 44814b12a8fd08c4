// The package types its whole; the parts used here start without reading the data of every CSS property (1.3 MB).
declare module "css-tree/parser" {
  export { parse as default } from "css-tree";
}
declare module "css-tree/tokenizer" {
  export { tokenize } from "css-tree";

  const functionToken: number;
  const identToken: number;

  const leftParenthesis: number;
  const rightParenthesis: number;

  export { functionToken as Function, identToken as Ident, leftParenthesis as LeftParenthesis, rightParenthesis as RightParenthesis };
}
declare module "css-tree/utils" {
  export { ident } from "css-tree";
}
