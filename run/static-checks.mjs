// What can be checked without running the program.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { node24, root, run, say } from "./prepare.mjs";

const bin = (file) => join(root, "node_modules", file);
const rooms = ["academy", "api", "app", "bench", "cli", "contract", "database", "run", "server", "tests"];

/**
 * Each check: its name, its program, and the command that mends it, or repeats it where only a person can. Those that read
 * only files of ours need not wait for the types of the routes.
 */
const checks = [
  {
    name: "types",
    // Twice as quick as TypeScript 6, which stays for what reads types in JavaScript (docs/decisions/0017-two-typescripts.md).
    // Each checker works out shared types anew: two cost 18 s of processor time, one 14, while the other core has the other checks. What it
    // found is kept beside the packages: after an edit of one screen it takes 2 s.
    args: [
      bin("typescript-7/bin/tsc"),
      "--noEmit",
      "-p",
      ".",
      "--checkers",
      "1",
      "--incremental",
      "--tsBuildInfoFile",
      bin(".cache/types.json"),
    ],
    // Go collects nothing: all that is ever asked for comes to 2 GB, and collecting took a fifth of the processor time to stay 200 MB below.
    env: { GOGC: "off", GOMEMLIMIT: "4GiB" },
    repeat: "npm run check",
  },
  {
    name: "format and lint",
    args: [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
    repeat: "npm run fix",
    readsFilesOnly: true,
  },
  {
    name: "walls between rooms",
    // The long form prints why there is a wall, not its name only.
    args: [
      bin("dependency-cruiser/bin/dependency-cruiser.mjs"),
      "--config",
      ".dependency-cruiser.mjs",
      "--output-type",
      "err-long",
      ...rooms,
    ],
    repeat: "npm run check",
    readsFilesOnly: true,
  },
  {
    name: "nothing unused, nor used by tests only",
    args: [bin("knip/bin/knip.js")],
    // What nobody uses, tests do not use either: said once.
    next: [bin("knip/bin/knip.js"), "--production"],
    repeat: "npx knip && npx knip --production",
  },
];

/** The types of the routes. It wants to know Vite's plugins, which it would load in 9 s of processor time; a file that names none takes 1. */
const typegen = [bin("@react-router/dev/bin.cjs"), "typegen", "--config", "react-router.config.ts"];

/** Runs every check, all at once; answers which passed. What one prints stays together. */
export async function runStaticChecks() {
  const routeTypes = run(node24(), typegen, { quiet: true });
  return Promise.all(
    checks.map(async ({ name, args, env, next, repeat, readsFilesOnly }) => {
      if (!readsFilesOnly) await routeTypes;
      let { status, printed } = await finished(args, env);
      if (status === 0 && next) ({ status, printed } = await finished(next));
      say(`${status === 0 ? "✓" : "✗"} ${name}${status === 0 ? "" : `\n${printed}`}`);
      return { name, repeat, passed: status === 0 };
    }),
  );
}

function finished(args, env) {
  return new Promise((resolve) => {
    const child = spawn(node24(), args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    let printed = "";
    const keep = (part) => {
      printed += part;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("close", (status) => resolve({ status, printed }));
  });
}

/** What is worth a look, and no failure: a list may be long, and a room full; is there a second thing in it? */
export function remarks() {
  const { stdout } = spawnSync("git", ["ls-files", ...rooms], { cwd: root, encoding: "utf8" });
  const files = (stdout ?? "").split("\n").filter((file) => /\.(tsx?|mjs|css)$/.test(file) && existsSync(join(root, file)));
  const long = files.filter((file) => readFileSync(join(root, file), "utf8").trimEnd().split("\n").length > 250);
  const counts = new Map();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(([, count]) => count > 30).map(([folder]) => folder);
  return [
    ...(long.length > 0 ? [`More than 250 lines: ${long.join(", ")}`] : []),
    ...(crowded.length > 0 ? [`More than thirty files: ${crowded.join(", ")}`] : []),
  ];
}
