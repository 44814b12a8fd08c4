const always = "(min-width: 0px)";
const never = "(max-width: 0px)";
const asked = new WeakMap<MediaList, string>();

/** Makes a page in a frame without scripts look as with them, and light or dark: browsers let nobody choose that for one frame. */
export function settleMedia(page: Document, dark: boolean): void {
  page.documentElement.style.colorScheme = dark ? "dark" : "light";
  for (const sheet of page.styleSheets) settleRules(sheet.cssRules, dark);
}

function settleRules(rules: CSSRuleList, dark: boolean): void {
  for (const rule of rules) {
    // Rules of a frame are of its own classes.
    if ("media" in rule && "mediaText" in Object(rule.media)) settle(rule.media as MediaList, dark);
    if ("cssRules" in rule) settleRules(rule.cssRules as CSSRuleList, dark);
  }
}

function settle(media: MediaList, dark: boolean): void {
  const text = asked.get(media) ?? media.mediaText;
  const settled = text
    .replace(/\(prefers-color-scheme:\s*(dark|light)\)/g, (_, scheme) => ((scheme === "dark") === dark ? always : never))
    .replace(/\(scripting:\s*none\)/g, never);
  if (settled === media.mediaText) return;
  asked.set(media, text);
  media.mediaText = settled;
}
