import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH || undefined;
/** npm run test:all, and files that are named; else what says @all is left out. */
const all = process.env.ALL_TESTS === "1";
/** Every journey in Firefox and WebKit too (npm run test:engines), not only those that say @engines. */
const allJourneys = process.env.ALL_JOURNEYS === "1";

/** Debian's Firefox or WebKit, which Playwright reaches by WebDriver BiDi; what stands between them is in tests/engines. */
function engine(name: "firefox" | "webkit") {
  return {
    name,
    // What says @webkit takes long, and what Safari's engine finds is rarely Firefox's alone: there npm run test:all tries it.
    ...(!allJourneys && { grep: name === "webkit" || all ? /@engines|@webkit/ : /@engines/ }),
    // What needs Chromium's own protocol: a look or a switch for one page (dark, no scripts, touch, no network), passkeys, a clipboard, a file
    // saved, the bytes of a request. And the program's own tests have no browser, or none that could differ.
    // Of the rest, a few end the page process of Debian's Firefox ESR 153 (on some pages allTextContents, evaluateAll, dispatchEvent and
    // toHaveJSProperty do, which bring Playwright's script into the page's own world), and a few need what WebKitGTK 2.50 has not: buttons that
    // command a dialog, pages of other hosts, two windows of which one is typed into, a question before leaving that a test can answer.
    grepInvert: new RegExp(`@chromium|@not-${name}${all || allJourneys ? "" : "|@all"}`),
    testIgnore:
      /e2e\/(program\/|admin\/(passkeys|proof|clipboards|hostile|trusted-types)|site\/(critical-css|hero-contrast|.*-without-scripts?|old-browsers))/,
    timeout: 180_000,
    // Two browsers that start beside two that work keep a page waiting for longer than Chromium ever does.
    expect: { timeout: 30_000 },
    // A second one costs its start (4 s of processor time in WebKit, 8 s in Firefox, with its server), and two of them keep two cores busy.
    workers: 1,
    use: {
      browserName: "firefox" as const,
      channel: "moz-firefox",
      contextOptions: {},
      launchOptions: {
        executablePath: join(import.meta.dirname, `tests/engines/${name}.sh`),
        env: { ...process.env, ENGINE_NODE: process.execPath },
        // What headless Firefox would ask the system: a mouse (fine, and one that hovers), motion, light; and scroll bars over the page, as
        // the other two have them.
        firefoxUserPrefs: {
          "ui.primaryPointerCapabilities": 6,
          "ui.allPointerCapabilities": 6,
          "ui.prefersReducedMotion": 0,
          "layout.css.prefers-color-scheme.content-override": 1,
          "ui.useOverlayScrollbars": 1,
        },
      },
    },
  };
}

export default defineConfig({
  testDir: "tests/e2e",
  // Node takes the types away by itself; Babel needed 5 s for it, while the other core waited.
  build: { external: ["**/*.ts"] },
  outputDir: "test-results",
  // Long enough for a busy machine of two cores: how fast something is belongs in the benchmark.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Two cores: two workers left them idle for four tenths of the time, while pages and servers waited.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // On a busy machine a browser may stall for longer than a test waits. What passes only the second time is named at the end (run/test.mjs).
  retries: 1,
  // Nor is the layout in Chromium compared with itself.
  ...(!all && { grepInvert: /@all|@not-chromium/ }),
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "test-results/e2e.json" }]],
  // Projects never share a worker, so what the back office's tests save stays out of sight of the site's.
  projects: [
    // First, one process of each: what they leave of the two cores, Chromium's tests take, which are many and short.
    engine("firefox"),
    engine("webkit"),
    { name: "site", testIgnore: /e2e\/admin\// },
    // The back office moves little; without motion its tests take a seventh less of the processor. press.spec has it.
    { name: "office", testMatch: /e2e\/admin\/.*\.spec\.ts$/, use: { contextOptions: { reducedMotion: "reduce" } } },
  ],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    trace: "off",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
