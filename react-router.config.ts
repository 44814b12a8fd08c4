import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // run/site.mjs builds beside what runs.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // One beside the other, so that each finds the others (database/program-file.ts).
  serverBuildFile: "[name].js",
  // The whole map of pages is small; discovering it piece by piece would cost requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
