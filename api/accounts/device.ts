const browsers: ReadonlyArray<[RegExp, string]> = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: ReadonlyArray<[RegExp, string]> = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

/** "Chrome on Android": the device as its owner knows it, from what the browser says of itself. */
export function deviceOf(userAgent: string): string {
  const named = userAgent.slice(0, 500);
  const browser = browsers.find(([sign]) => sign.test(named))?.[1] ?? "A program";
  const system = systems.find(([sign]) => sign.test(named))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
