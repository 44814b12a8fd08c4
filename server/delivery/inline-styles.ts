import { firstColours } from "#contract/look/first-colours.ts";
import { criticalCss } from "./critical-css.ts";
import { readPage } from "./page-content.ts";
import { type ReplacedColours, recoloured, recolouredRules } from "./recolour.ts";
import type { StyleSheets } from "./style-sheet.ts";

export type PageStyles = ReturnType<typeof createPageStyles>;

const none: ReplacedColours = new Map();

/** Puts style sheets into pages, in the academy's colours. `parsed`: those of the build. */
export function createPageStyles(parsed: StyleSheets) {
  // React Router adds an empty fragment to the address of a sheet that is also imported later.
  const sheetAt = (href: string) => parsed[href.replace(/#.*/, "")];

  /**
   * Makes a page quick to show: its style sheets are written into it, cut to what it can use (decision 12). A sheet that is not among the
   * built ones stays a link.
   */
  function inline(html: string, replaced = none): string {
    const page = readPage(html);
    let text = "";
    let at = 0;
    for (const { start, end, href } of page.sheets) {
      const sheet = sheetAt(href);
      if (!sheet) continue;
      text += `${html.slice(at, start)}<style data-sheet="${href}">${recoloured(criticalCss(sheet, page), replaced)}</style>`;
      at = end;
    }
    return text + html.slice(at);
  }

  /**
   * For a page whose style sheets stay links, or are loaded whole later: adds rules behind them for all that has another colour, and for
   * the academy's `icon`.
   */
  function linked(html: string, replaced = none, icon?: string): string {
    if (replaced.size === 0 && !icon) return html;
    const rules = readPage(html).sheets.map(({ href }) => recolouredRules(sheetAt(href) ?? [], replaced));
    // For the bot check, whose own sheet comes with its script (app/ui/bot-check/altcha-theme.css).
    const brand = replaced.get(firstColours.light.lagoon);
    if (brand) rules.push(`:root{--own-lagoon:${brand}}`);
    if (icon) rules.push(`.mark{mask:none;background:url("${icon}") center/contain no-repeat}`);
    return html.replace("</head>", () => `<style id="look">${rules.join("")}</style></head>`);
  }

  return { inline, linked };
}
