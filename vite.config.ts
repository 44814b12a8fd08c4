import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Packages with native parts, or written so that they cannot be put into one file. */
const kept = ["sharp", "better-sqlite3", "@node-rs/argon2", "pg", "nodemailer", "sanitize-html"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs packs smaller together than in many little files.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//, priority: 2 },
                { name: "site", test: /\/app\/(ui\/(?!bot-check)|site\/(layout|seo|chat|testimonials))/, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      // The server's own process is the entry, so that React Router's context keys are one object.
      build: { rollupOptions: { input: "./server/process.ts" } },
      resolve: { noExternal: true, external: kept },
    },
  },
});
