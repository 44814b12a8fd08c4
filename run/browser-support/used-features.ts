// Which features of the web platform a built file uses, and which of the supported browsers lack one.
import { cssFeatures } from "./css-features.ts";
import { isFeature, supportOf, type Use } from "./feature-data.ts";
import { scriptFeatures } from "./script-features.ts";
import { browsersWithout, type OldestBrowser } from "./supported-browsers.ts";

export type Unsupported = { feature: string; lacking: string[] };

/** `name`: of a style sheet or a script. */
export function usedFeatures(name: string, text: string): Use[] {
  return name.endsWith(".css") ? cssFeatures(text) : scriptFeatures(text);
}

/** Where it may be one of several, the one that most browsers have. */
export function unsupported({ anyOf }: Use, oldest: OldestBrowser[]): Unsupported | undefined {
  const [best] = anyOf
    .filter(isFeature)
    .map((feature) => ({ feature, lacking: lackingBeyondOwner(feature, oldest) }))
    .sort((one, other) => one.lacking.length - other.lacking.length);
  return best && best.lacking.length > 0 ? best : undefined;
}

/** What a browser lacks with its whole interface is only reached through that, which counts by itself. */
function lackingBeyondOwner(path: string, oldest: OldestBrowser[]): string[] {
  const lacking = browsersWithout(supportOf(path), oldest);
  if (!path.startsWith("api.")) return lacking;
  const owner = path.slice(0, path.lastIndexOf("."));
  const withoutOwner = isFeature(owner) ? browsersWithout(supportOf(owner), oldest) : [];
  return lacking.filter((browser) => !withoutOwner.includes(browser));
}
