import { criticalCss } from "./critical-css.ts";
import { readPage } from "./page-content.ts";
import type { StyleSheets } from "./style-sheet.ts";

/** A page with its style sheets written into it. */
export type InlineStyles = (html: string) => string;

/**
 * Makes pages quick to show: their style sheets are written into them, cut to what each can use (decision 12). A sheet that is not among
 * `parsed`, the built ones, stays a link.
 */
export function createStyleInliner(parsed: StyleSheets): InlineStyles {
  return (html) => {
    const page = readPage(html);
    let text = "";
    let at = 0;
    for (const { start, end, href } of page.sheets) {
      // React Router adds an empty fragment to the address of a sheet that is also imported later.
      const sheet = parsed[href.replace(/#.*/, "")];
      if (!sheet) continue;
      text += `${html.slice(at, start)}<style data-sheet="${href}">${criticalCss(sheet, page)}</style>`;
      at = end;
    }
    return text + html.slice(at);
  };
}
