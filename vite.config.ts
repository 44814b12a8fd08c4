import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Plugin } from "vite";
import { syntaxTargets } from "./run/browser-support/supported-browsers.ts";
import { writeFaces } from "./run/fonts.mjs";

/** Packages with native parts, or written so that they cannot be put into one file. */
const kept = ["sharp", "better-sqlite3", "@node-rs/argon2", "pg", "nodemailer", "sanitize-html", "@simplewebauthn/server", "harfbuzzjs"];

/** The server's process, and the threads and the process that it begins by their files (database/program-file.ts). */
const programs = {
  academy: "./server/run.ts",
  "scan-thread": "./database/scan-thread.ts",
  "restore-thread": "./server/restore/restore-thread.ts",
  "trial-drawing": "./server/images/trial-drawing.ts",
};

const siteScript = "app/site/site-script.ts";

/**
 * What runs in the browser on public pages is built by itself, so that it shares no file with the back office: one script, and the contact
 * form with what it needs of React. Its address is told to the server's build, which comes after.
 */
function documents(): Plugin {
  let address = `/${siteScript}`;
  return {
    name: "documents",
    resolveId: (id) => (id === "virtual:site-script" ? `\0${id}` : undefined),
    load: (id) => (id === "\0virtual:site-script" ? `export default ${JSON.stringify(address)};` : undefined),
    async buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      const target = syntaxTargets();
      const built = await build({
        configFile: false,
        plugins: [tailwindcss()],
        logLevel: "warn",
        build: { write: false, target, rolldownOptions: { input: siteScript } },
      });
      for (const file of [built].flat().flatMap((one) => ("output" in one ? one.output : []))) {
        if (file.type === "chunk" && file.isEntry) address = `/${file.fileName}`;
        this.emitFile({ type: "asset", fileName: file.fileName, source: file.type === "chunk" ? file.code : file.source });
      }
    },
    // Public pages are made by the server: where their files change, the open page is loaded anew.
    hotUpdate({ file }) {
      if (this.environment.name === "client" && /\/app\/(site|ui)\//.test(file)) this.environment.hot.send("site-changed");
    },
  };
}

/** The faces that style sheets and pictures ask for. Whoever just reads these settings cuts none: that would take 3 s of a processor. */
function faces(): Plugin {
  return {
    name: "faces",
    configureServer: writeFaces,
    async buildStart() {
      if (this.environment.name === "client" && this.environment.mode === "build") await writeFaces();
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [faces(), tailwindcss(), reactRouter(), documents()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { target: syntaxTargets() } },
    ssr: {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      // The server's own process is the entry, so that React Router's context keys are one object. What the programs share lies beside them.
      build: { rollupOptions: { input: programs, output: { chunkFileNames: "[name]-[hash].js" } } },
      // A dev server loads packages as Node does; the built file holds all that can be in one.
      resolve: command === "build" ? { noExternal: true, external: kept } : { external: kept },
    },
  },
}));
