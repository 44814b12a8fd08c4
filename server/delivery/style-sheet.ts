import { readFileSync } from "node:fs";
import { join } from "node:path";

/** `needs`: of each of these lists, one class (with its dot) or element must be in a page, or the selector matches nothing there. */
export type SelectorNeeds = { text: string; needs: string[][] };
/** `sets`: the custom property that it sets, if it sets one. */
export type DeclarationText = { text: string; sets?: string };
type Rule = { selectors: SelectorNeeds[]; declarations: DeclarationText[]; reads: string[] };
type Block = { head: string; children: SheetNode[] };
export type SheetNode = { text: string } | Rule | Block | FontFace;
export type Range = [first: number, last: number];

/** A face; `ranges`: the code points that it is for, `overridden`: those that a later face of its family and weight serves. */
export type FontFace = { text: string; family: string; weights: number[]; ranges: Range[]; overridden: Range[] };

export type StyleSheets = Record<string, SheetNode[]>;

/** Where a build keeps them parsed: parsing them when the site runs takes 12 MB of memory and 100 ms of its first page. */
export const styleSheetsFile = "server/style-sheets.json";

/** `built`: the folder of the build, which wrote them (run/style-sheets.mjs). */
export function readStyleSheets(built: string): StyleSheets {
  return JSON.parse(readFileSync(join(built, styleSheetsFile), "utf8"));
}
