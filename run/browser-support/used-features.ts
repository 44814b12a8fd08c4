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

/** The feature that is used, and who lacks it; undefined where nobody does. Of several that it may be, the one that most browsers have. */
export function unsupported({ anyOf }: Use, oldest: OldestBrowser[]): Unsupported | undefined {
  const [best] = anyOf
    .filter(isFeature)
    .map((feature) => ({ feature, lacking: lackingBeyondOwner(feature, oldest) }))
    .sort((one, other) => one.lacking.length - other.lacking.length);
  return best && best.lacking.length > 0 ? best : undefined;
}

/** Browsers that lack a feature, but not its whole interface: that is counted by itself, where the script uses it. */
function lackingBeyondOwner(path: string, oldest: OldestBrowser[]): string[] {
  const lacking = browsersWithout(supportOf(path), oldest);
  if (!path.startsWith("api.")) return lacking;
  const owner = path.slice(0, path.lastIndexOf("."));
  const withoutOwner = isFeature(owner) ? browsersWithout(supportOf(owner), oldest) : [];
  return lacking.filter((browser) => !withoutOwner.includes(browser));
}
