import { defineConfig } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH || undefined;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Long enough for a busy machine of two cores: how fast something is belongs in the benchmark.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Two cores: two workers left them idle for four tenths of the time, while pages and servers waited.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "test-results/e2e.json" }]],
  // Projects never share a worker, so what the back office's tests save stays out of sight of the site's.
  projects: [
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
