// The only JavaScript file of the server: for this single one Node would load what takes types away, and keep 14 MB for it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";

// React and React Router choose their production halves by this, when they are loaded.
process.env.NODE_ENV ??= "production";

// What is loaded now stays: V8 would take its first 33 MB for the short-lived, and keep them.
setFlagsFromString("--semi-space-growth-factor=1");

const root = join(import.meta.dirname, "..");
// Each build has a folder of its own; this file names the one to run (run/build.mjs).
const name = current();
const built = join(root, "build", name);
keep();
// One built file: reading some hundred source files and packages instead costs 180 ms of work and 15 MB.
/** @type {typeof import("./run.ts")} */
const { runAcademy } = await import(pathToFileURL(join(built, "server/academy.js")).href);
await runAcademy({ root, built });
setFlagsFromString("--semi-space-growth-factor=2");

function current() {
  try {
    return readFileSync(join(root, "build/current"), "utf8").trim();
  } catch {
    process.stderr.write("\nThe site is not built yet. Run: npm start\n");
    process.exit(1);
  }
}

/** Says to later builds that this one is in use (run/site.mjs): some of it is read when it is first needed. */
function keep() {
  const mark = join(root, "build/running", String(process.pid));
  try {
    mkdirSync(join(root, "build/running"), { recursive: true });
    writeFileSync(mark, name);
    process.once("exit", () => rmSync(mark, { force: true }));
  } catch {
    // Where this user may not write, another one builds, and an update ends with a restart.
  }
}
