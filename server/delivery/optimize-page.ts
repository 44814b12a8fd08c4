import { handsOverData, shortSettings } from "#app/react-router-internals.ts";
import { criticalCss } from "./critical-css.ts";
import { earlyModule, lateModule } from "./late-scripts.ts";
import { type PageContent, type Place, readPage } from "./page-content.ts";
import type { StyleSheets } from "./style-sheet.ts";

/** `nonce`: what the scripts of our own components carry; all others are left as they are. */
export type OptimizePage = (html: string, nonce: string) => string;

type Edit = Place & { text: string };

/**
 * Makes pages quick to show: their style sheets are written into them, cut to what each can use, and their scripts start late. What React
 * hydrates stays in place: it skips added elements in head and body, and compares no code or other attributes. `parsed`: built sheets; a
 * sheet that is not among them stays a link (decision 12). `late`: scripts wait for the first paint (decision 35).
 */
export function createPageOptimizer(parsed: StyleSheets, { late = true } = {}): OptimizePage {
  return (html, nonce) => {
    const page = readPage(html);
    const own = page.scripts.filter(({ attributes }) => attributes.nonce === nonce);
    const hasScript = own.some(isModule);
    const scripts = !hasScript ? [] : late ? lateScripts(html, own, page.modulePreloads) : earlyScripts(html, own);
    // A script that starts early would meet sheets that only a late one completes.
    if (!scripts) return html;
    const sheets = page.sheets.flatMap((place): Edit[] => {
      // React Router adds an empty fragment to the address of a sheet that is also imported later.
      const sheet = parsed[place.href.replace(/#.*/, "")];
      return sheet ? [{ ...place, text: styles(html, place, criticalCss(sheet, page, hasScript), hasScript) }] : [];
    });
    // Nobody reads this mark of every link: the routes are all known from the start (react-router.config.ts). 50 bytes packed.
    return edited(html, [...scripts, ...sheets]).replaceAll(' data-discover="true"', "");
  };
}

/** A disabled sheet is not fetched; the late script enables it. Without scripts, only what is printed needs the rest. */
function styles(html: string, { start, end, href }: PageContent["sheets"][number], css: string, hasScript: boolean): string {
  const style = `<style data-sheet="${href}">${css}</style>`;
  if (!hasScript) return style;
  const printed = /fonts/.test(href) ? "" : `<noscript><link rel="stylesheet" media="print" href="${href}"/></noscript>`;
  return `${style}${printed}<link disabled${html.slice(start + "<link".length, end)}`;
}

function earlyScripts(html: string, scripts: PageContent["scripts"]): Edit[] {
  return scripts.filter(isModule).map(({ start, end }) => ({ start, end, text: earlyModule(html.slice(start, end)) }));
}

/** Undefined when the scripts are not those that React Router is known to write. */
function lateScripts(html: string, scripts: PageContent["scripts"], modulePreloads: Place[]): Edit[] | undefined {
  const edits: Edit[] = modulePreloads.map((place) => ({ ...place, text: "" }));
  // Handed over by the module itself: each script costs 53 bytes of the policy that names its hash.
  const data = scripts.filter(({ start, end }) => handsOverData(html.slice(start, end)));
  const code = data.map(({ start, end }) => `${shortSettings(html.slice(start, end))}\n`).join("");
  for (const { start, end } of data) edits.push({ start, end, text: "" });
  for (const script of scripts) {
    const { start, end } = script;
    if ("data-client-only" in script.attributes) edits.push({ start: script.tag.start, end, text: "<script>" });
    if (!isModule(script)) continue;
    const text = lateModule(html.slice(start, end));
    if (text === undefined) return undefined;
    edits.push({ start, end, text: code + text });
  }
  return edits;
}

function isModule({ attributes }: PageContent["scripts"][number]): boolean {
  return attributes.type === "module";
}

function edited(html: string, edits: Edit[]): string {
  let text = "";
  let at = 0;
  for (const edit of edits.sort((one, other) => one.start - other.start)) {
    text += html.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + html.slice(at);
}
