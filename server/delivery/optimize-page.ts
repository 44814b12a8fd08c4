import { handsOverData, shortSettings } from "#app/react-router-internals.ts";
import { criticalCss } from "./critical-css.ts";
import { earlyModule, lateModule } from "./late-scripts.ts";
import { type InlineScript, ownScripts, type PageContent, readPage, type Span } from "./page-content.ts";
import type { StyleSheets } from "./style-sheet.ts";

/** `nonce` marks the scripts of our own components; all others are left alone. `code`: what each of ours contains in the page that is sent. */
export type OptimizePage = (html: string, nonce: string) => { html: string; code: string[] };

type Edit = Span & { text: string };

/**
 * Makes pages quick to show: their style sheets are written into them, cut to what each can use, and their scripts start late. What React
 * hydrates stays in place: it skips added elements in head and body, and compares no code or other attributes. `parsed`: built sheets; a
 * sheet that is not among them stays a link (decision 12). `late`: scripts wait for the first paint (decision 35).
 */
export function createPageOptimizer(parsed: StyleSheets, { late = true } = {}): OptimizePage {
  return (rendered, nonce) => {
    // Nobody reads this mark of every link: the routes are all known from the start (react-router.config.ts). 50 bytes packed.
    const html = rendered.replaceAll(' data-discover="true"', "");
    const page = readPage(html);
    const own = ownScripts(page, nonce);
    const hasScript = own.some(isModule);
    const scripts = !hasScript ? [] : late ? lateScripts(html, own, page.modulePreloads) : earlyScripts(html, own);
    // A script that starts early would meet sheets that only a late one completes.
    if (!scripts) return { html, code: codeOf(html, own, []) };
    const sheets = page.sheets.flatMap((place): Edit[] => {
      // React Router adds an empty fragment to the address of a sheet that is also imported later.
      const sheet = parsed[place.href.replace(/#.*/, "")];
      return sheet ? [{ ...place, text: styles(html, place, criticalCss(sheet, page, hasScript), hasScript) }] : [];
    });
    return { html: edited(html, [...scripts, ...sheets]), code: codeOf(html, own, scripts) };
  };
}

/** The pages of a dev server, which writes scripts of its own. */
export const leavePage: OptimizePage = (html, nonce) => ({ html, code: codeOf(html, ownScripts(readPage(html), nonce), []) });

/** What is left of each script after the edits, where anything is. */
function codeOf(html: string, own: InlineScript[], edits: Edit[]): string[] {
  return own.flatMap(({ start, end, tag }) => {
    const edit = edits.find((one) => one.end === end && (one.start === start || one.start === tag.start));
    if (edit?.start === tag.start) return [];
    return (edit?.text ?? html.slice(start, end)) || [];
  });
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
function lateScripts(html: string, scripts: PageContent["scripts"], modulePreloads: Span[]): Edit[] | undefined {
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
