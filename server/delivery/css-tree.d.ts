// The package has types for its main entry only. These parts of it load without the data of every CSS property (1.3 MB).
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
