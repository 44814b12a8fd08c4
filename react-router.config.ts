import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  serverBuildFile: "academy.js",
  // The whole map of pages is small; discovering it piece by piece would cost requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
