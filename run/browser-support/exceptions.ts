// What the build may use although a supported browser lacks it, each with what such a browser does instead.

/** `features`: with all that is under them. `instead`: what somebody sees whose browser lacks them. */
export type Exception = { features: string[]; instead: string };

export const exceptions: Exception[] = [
  {
    features: ["css.selectors.details-content", "css.properties.interpolate-size"],
    instead: "An answer opens at once instead of sliding open.",
  },
  { features: ["css.properties.field-sizing"], instead: "A field for longer text keeps its height and scrolls." },
  {
    features: ["css.at-rules.font-face.ascent-override", "css.at-rules.font-face.descent-override"],
    instead: "Lines move a little when the web font comes.",
  },
  { features: ["css.properties.font-family.ui-monospace"], instead: "The next font of the list." },
  { features: ["css.properties.cursor", "css.properties.resize"], instead: "Nothing: a finger has no cursor and no handle to pull." },
  { features: ["css.selectors.selection"], instead: "Selected text in the system's colours." },
  { features: ["css.properties.text-decoration.dotted"], instead: "A plain line under an abbreviation." },
  { features: ["html.elements.dialog.closedby"], instead: "A press beside the menu closes it by app/site/layout/menu-script.ts." },
  {
    features: ["api.trustedTypes"],
    instead: "Code asks first (app/trusted-types.ts); the policy of scripts (CSP) holds without it.",
  },
  {
    features: ["api.Window.navigation"],
    instead: "React asks first.",
  },
  { features: ["api.Document.startViewTransition"], instead: "Nothing: React Router has it for links that ask for it, and none does." },
  {
    features: ["api.Navigator.doNotTrack"],
    instead: "Its visitors cannot ask by it; Global Privacy Control is asked for as well (app/site/layout/visit-script.ts).",
  },
  { features: ["api.Navigator.share"], instead: "The button copies the link instead (app/site/components/share-script.ts)." },
  { features: ["api.Navigator.connection"], instead: "All who use it ask first, and fetch as on a good line." },
  { features: ["api.Navigator.deviceMemory"], instead: "The bot check takes as many workers as it has processors." },
  {
    features: ["api.Document.caretPositionFromPoint", "api.Document.caretRangeFromPoint", "api.Selection.getComposedRanges"],
    instead: "The editor takes whichever of them is there.",
  },
  {
    features: ["api.PublicKeyCredential.getClientCapabilities_static"],
    instead: "Passkeys ask first.",
  },
  { features: ["javascript.builtins.Error.captureStackTrace"], instead: "zod asks first; an error says one line more." },
  { features: ["html.global_attributes.is"], instead: "Nothing: React can write it, and no component does." },
];

export function exceptionFor(feature: string): Exception | undefined {
  return exceptions.find(({ features }) => features.some((one) => isUnder(feature, one)));
}

/** An exception that a build has no use for any more is to go. */
export function unusedExceptions(used: ReadonlySet<string>): string[] {
  return exceptions.flatMap(({ features }) => features).filter((one) => ![...used].some((feature) => isUnder(feature, one)));
}

function isUnder(feature: string, start: string): boolean {
  return feature === start || feature.startsWith(`${start}.`);
}
