import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Packages with native parts, or written so that they cannot be put into one file. */
const kept = ["sharp", "better-sqlite3", "@node-rs/argon2", "pg", "nodemailer", "sanitize-html"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    ssr: {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      // The server's own process is the entry, so that React Router's context keys are one object.
      build: { rollupOptions: { input: "./server/process.ts" } },
      resolve: { noExternal: true, external: kept },
    },
  },
});
