import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // run/site.mjs builds beside what runs.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  serverBuildFile: "academy.js",
  // The whole map of pages is small; discovering it piece by piece would cost requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
