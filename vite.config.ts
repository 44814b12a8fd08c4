import { existsSync } from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { syntaxTargets } from "./run/browser-support/supported-browsers.ts";
import { cutFonts, writePictureFonts } from "./run/fonts.mjs";

/** Packages with native parts, or written so that they cannot be put into one file. */
const kept = ["sharp", "better-sqlite3", "@node-rs/argon2", "pg", "nodemailer", "sanitize-html", "@simplewebauthn/server", "harfbuzzjs"];

/**
 * One file for the framework, one for what most public pages share. Thirty small files, each packed alone, cost a phone's first visit 5 KB
 * more, over its budget of 110 KB. The back office shares the framework and the constants only.
 */
const shared = {
  constants: [
    "contract/limits.ts",
    "contract/picture.ts",
    "contract/site/academy-facts.ts",
    "contract/site/contact-links.ts",
    "contract/site/course-language.ts",
    "contract/site/date-text.ts",
    "contract/site/page-address.ts",
  ],
  framework: [
    "node_modules/react/",
    "node_modules/react-dom/",
    "node_modules/react-router/",
    "node_modules/scheduler/",
    "app/page-without-script.ts",
  ],
  site: [
    "app/ui/",
    "app/site/components/",
    "app/site/layout/",
    "app/site/chat/",
    "app/site/seo/",
    "app/site/about/classroom-picture.tsx",
    "app/site/contact/phone-link.tsx",
    "app/site/courses/course-card.tsx",
    "app/site/courses/course-image-alt.ts",
    "app/site/failures/sample-fallback.ts",
    "app/site/testimonials/stars.tsx",
    "app/site/testimonials/testimonials.tsx",
    "contract/site-texts/text-shapes.ts",
  ],
};
const ofFewPages = /\/app\/(ui|site\/components)\/(bot-check\/|catalogue|detail-|rich-text)/;

/** The earlier of two groups takes what both would. Throws where a file has moved: it would cost bytes without a sound. */
const groups = Object.entries(shared).map(([name, paths], index, all) => {
  const gone = paths.find((path) => !existsSync(join(import.meta.dirname, path)));
  if (gone) throw new Error(`vite.config.ts: ${gone} is no longer there; say where the files that pages share are now.`);
  const test = (file: string) => paths.some((path) => file.includes(`/${path}`)) && !ofFewPages.test(file);
  return { name, test, priority: all.length - index };
});

await cutFonts();
await writePictureFonts();

/** Of the site's words a visitor's browser needs the first texts, not the forms that they are declared with, nor what judges them. */
const firstTexts: Plugin = {
  name: "first-texts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/app\/site\/\w+\/first-texts\.ts$/ },
    async handler(_, id) {
      const found = Object.entries(await import(id));
      return { code: found.map(([name, words]) => `export const ${name} = ${JSON.stringify(words)};`).join("\n"), map: null };
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), firstTexts],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { target: syntaxTargets(), rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      // The server's own process is the entry, so that React Router's context keys are one object.
      build: { rollupOptions: { input: "./server/run.ts" } },
      // A dev server loads packages as Node does; the built file holds all that can be in one.
      resolve: command === "build" ? { noExternal: true, external: kept } : { external: kept },
    },
  },
}));
