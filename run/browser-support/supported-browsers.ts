// The one list of browsers (browserslist in package.json), as the build's syntax and the check of features read it.
import { join } from "node:path";
import data from "@mdn/browser-compat-data" with { type: "json" };
import type { SimpleSupportStatement, SupportStatement } from "@mdn/browser-compat-data";
import browserslist from "browserslist";

type Browser = keyof typeof data.browsers;
export type OldestBrowser = { browser: Browser; version: string };

const names: Record<string, Browser[]> = {
  // Chrome for Android and WebView have Chrome's numbers; the list's data has only their newest.
  chrome: ["chrome", "chrome_android", "webview_android"],
  edge: ["edge"],
  firefox: ["firefox", "firefox_android"],
  safari: ["safari"],
  ios_saf: ["safari_ios"],
  samsung: ["samsunginternet_android"],
};

/** The oldest supported version of each browser. */
export function oldestBrowsers(listed = browserslist(undefined, { path: join(import.meta.dirname, "../..") })): OldestBrowser[] {
  return Object.entries(names).flatMap(([name, browsers]) => {
    const versions = listed.filter((one) => one.startsWith(`${name} `)).map((one) => one.slice(name.length + 1).replace(/-.*/, ""));
    const version = versions.sort(byVersion)[0];
    return version === undefined ? [] : browsers.map((browser) => ({ browser, version }));
  });
}

/** What the build writes its syntax for: "chrome130", "safari18.2". Other browsers of Chrome's engine count as the Chrome that they hold. */
export function syntaxTargets(oldest = oldestBrowsers()): string[] {
  const targets = new Map<string, string>();
  for (const { browser, version } of oldest) {
    const { engine, engine_version } = releaseOf(browser, version) ?? {};
    const name = engine === "Blink" ? "chrome" : browser === "safari_ios" ? "ios" : browser.replace(/_.*/, "");
    const wanted = engine === "Blink" ? (engine_version ?? version) : version;
    const other = targets.get(name);
    if (other === undefined || byVersion(wanted, other) < 0) targets.set(name, wanted);
  }
  return [...targets].map(([name, version]) => `${name}${version}`);
}

/** The supported browsers that lack a feature, by their oldest version: "Safari 18.2". */
export function browsersWithout(support: Partial<Record<Browser, SupportStatement>>, oldest: OldestBrowser[]): string[] {
  return oldest
    .filter(({ browser, version }) => ![support[browser] ?? []].flat().some((one) => holds(one, version)))
    .map(({ browser, version }) => `${data.browsers[browser].name} ${version}`);
}

/** Whether a browser has a feature. One under a prefix counts: the build writes prefixed names beside the plain ones. */
function holds(
  { version_added: added, version_removed: removed, flags, alternative_name }: SimpleSupportStatement,
  version: string,
): boolean {
  if (flags || alternative_name || typeof added !== "string" || added === "preview") return false;
  if (typeof removed === "string" && byVersion(removed.replace("≤", ""), version) <= 0) return false;
  return byVersion(added.replace("≤", ""), version) <= 0;
}

function releaseOf(browser: Browser, version: string) {
  const { releases } = data.browsers[browser];
  return releases[version] ?? releases[`${version}.0`];
}

function byVersion(one: string, other: string): number {
  const [parts, others] = [one, other].map((version) => version.split(".").map(Number)) as [number[], number[]];
  const differing = parts.findIndex((part, index) => part !== (others[index] ?? 0));
  if (differing >= 0) return (parts[differing] ?? 0) - (others[differing] ?? 0);
  return others.length > parts.length ? -byVersion(other, one) : 0;
}
