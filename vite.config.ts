import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cutFonts, writePictureFonts } from "./run/fonts.mjs";

/** Packages with native parts, or written so that they cannot be put into one file. */
const kept = ["sharp", "better-sqlite3", "@node-rs/argon2", "pg", "nodemailer", "sanitize-html", "@simplewebauthn/server", "harfbuzzjs"];

/**
 * One file for the framework, one for what most public pages share. Thirty small files, each packed alone, cost a phone's first visit 5 KB
 * more, over its budget of 110 KB. The back office shares the framework and the constants only.
 */
const groups = [
  {
    name: "constants",
    test: /\/contract\/(limits|picture|site\/(academy-facts|contact-links|course-language|date-text|page-address))\.ts/,
    priority: 3,
  },
  { name: "framework", test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|\/app\/page-without-script\.ts/, priority: 2 },
  { name: "site", test: siteComponents, priority: 1 },
];

function siteComponents(file: string): boolean {
  if (/\/app\/(ui|site\/components)\//.test(file)) return !/\/(bot-check\/|catalogue|detail-|rich-text)/.test(file);
  if (/\/contract\/words\/(layout-words|word-shapes)\.ts/.test(file)) return true;
  return /\/app\/site\/(failures\/sample-fallback|layout|chat|seo|testimonials\/(stars|testimonials)|about\/classroom|contact\/phone-link|courses\/course-(card|image-alt))/.test(
    file,
  );
}

await cutFonts();
await writePictureFonts();

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      // The server's own process is the entry, so that React Router's context keys are one object.
      build: { rollupOptions: { input: "./server/run.ts" } },
      // A dev server loads packages as Node does; the built file holds all that can be in one.
      resolve: command === "build" ? { noExternal: true, external: kept } : { external: kept },
    },
  },
}));
