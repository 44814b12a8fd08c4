// What can be checked without running the program.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
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
    // Each checker works out shared types anew: four, as it would take, cost 27 s of processor time, two 20 s. What it found is kept
    // beside the packages: after an edit of one screen it takes 2 s instead of 14.
    args: [
      bin("typescript-7/bin/tsc"),
      "--noEmit",
      "-p",
      ".",
      "--checkers",
      "2",
      "--incremental",
      "--tsBuildInfoFile",
      bin(".cache/types.json"),
    ],
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
    args: [bin("dependency-cruiser/bin/dependency-cruiser.mjs"), "--config", ".dependency-cruiser.mjs", ...rooms],
    repeat: "npm run check",
    readsFilesOnly: true,
  },
  { name: "nothing unused", args: [bin("knip/bin/knip.js")], repeat: "npx knip" },
  { name: "nothing that only tests use", args: [bin("knip/bin/knip.js"), "--production"], repeat: "npx knip --production" },
];

/** Runs every check, all at once; answers which passed. What one prints stays together. */
export async function runStaticChecks() {
  const routeTypes = run(node24(), [bin("@react-router/dev/bin.cjs"), "typegen"], { quiet: true });
  return Promise.all(
    checks.map(async ({ name, args, repeat, readsFilesOnly }) => {
      if (!readsFilesOnly) await routeTypes;
      const { status, printed } = await finished(args);
      say(`${status === 0 ? "✓" : "✗"} ${name}${status === 0 ? "" : `\n${printed}`}`);
      return { name, repeat, passed: status === 0 };
    }),
  );
}

function finished(args) {
  return new Promise((resolve) => {
    const child = spawn(node24(), args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
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
  const files = (stdout ?? "").split("\n").filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  const long = files.filter((file) => readFileSync(join(root, file), "utf8").trimEnd().split("\n").length > 250);
  const counts = new Map();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(([, count]) => count > 30).map(([folder]) => folder);
  return [
    ...(long.length > 0 ? [`More than 250 lines: ${long.join(", ")}`] : []),
    ...(crowded.length > 0 ? [`More than thirty files: ${crowded.join(", ")}`] : []),
  ];
}
