import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function smallProgram() {
  const root = mkdtempSync(join(tmpdir(), "academy-run-"));
  folders.push(root);
  cpSync(join(import.meta.dirname), join(root, "run"), { recursive: true });
  const lock = { lockfileVersion: 3, packages: { "": {}, "node_modules/needed": { version: "1.0.0" } } };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify(lock));
  writeFileSync(join(root, "package.json"), "{}");
  writeFileSync(join(root, "vite.config.ts"), "1");
  // The builder's stand-in makes no style sheets and no scripts.
  writeFileSync(join(root, "run/browser-support/check.ts"), "");
  writeFileSync(join(root, "run/style-sheets.mjs"), "");
  mkdirSync(join(root, "pictures"));
  writeFileSync(join(root, "run/route-map.mjs"), "");
  mkdirSync(join(root, "bin"));
  const script = (name: string, lines: string[]) => {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), `#!${process.execPath}\n${lines.join("\n")}\n`);
    chmodSync(join(root, name), 0o755);
  };
  const files = `const { mkdirSync, writeFileSync, appendFileSync } = require("node:fs"); const root = ${JSON.stringify(root)};`;
  const builder = `${root}/node_modules/@react-router/dev/bin.cjs`;
  /** npm that installs the packages and the builder, or only says that it did. */
  const npm = (honest = true) =>
    script("bin/npm", [
      files,
      `appendFileSync(root + "/npm.log", JSON.stringify({ args: process.argv.slice(2), env: process.env }) + "\\n");`,
      ...(honest
        ? [
            `mkdirSync(root + "/node_modules/needed", { recursive: true }); writeFileSync(root + "/node_modules/needed/package.json", '{"version":"1.0.0"}');`,
            `mkdirSync(${JSON.stringify(join(builder, ".."))}, { recursive: true }); require("node:fs").copyFileSync(root + "/builder.cjs", ${JSON.stringify(builder)});`,
          ]
        : [`mkdirSync(root + "/node_modules", { recursive: true });`]),
    ]);
  npm();
  // Half of a build, then a wait, then the other half.
  script("builder.cjs", [
    files,
    `const to = process.env.BUILD_FOLDER; appendFileSync(root + "/builds.log", process.env.NODE_ENV + "\\n");`,
    `mkdirSync(to + "/client", { recursive: true }); writeFileSync(to + "/client/a.js", "a");`,
    `mkdirSync(root + "/.cache/picture-fonts", { recursive: true });`,
    `setTimeout(() => { mkdirSync(to + "/server"); writeFileSync(to + "/server/academy.js", "b"); }, Number(process.env.SLOW ?? 300));`,
  ]);

  const start = (env: Record<string, string> = {}) =>
    spawn(process.execPath, [join(root, "run/build.mjs")], { env: { PATH: join(root, "bin"), HOME: root, ...env }, detached: true });
  const build = (env: Record<string, string> = {}) => ended(start(env));
  const current = () => readFileSync(join(root, "build/current"), "utf8");
  const lines = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8").trim().split("\n") : []);
  return { root, npm, start, build, current, lines };
}

function ended(child: ChildProcess): Promise<{ code: number | null; words: string }> {
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => {
      words += part.toString();
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, words })));
}

describe("a build", () => {
  it("is made once, however many start at the same moment", async () => {
    const { root, build, current, lines } = smallProgram();
    const all = await Promise.all([build(), build(), build()]);
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect([lines("npm.log").length, lines("builds.log")]).toEqual([1, ["production"]]);
    expect(readdirSync(join(root, "build")).sort()).toEqual([current(), "current"].sort());
    expect(existsSync(join(root, "build", current(), "server/academy.js"))).toBe(true);
  });

  it("that is killed in the middle leaves what ran, and the next one is whole", async () => {
    const { root, build, start, current, lines } = smallProgram();
    await build();
    const before = current();
    writeFileSync(join(root, "vite.config.ts"), "2");
    const killed = start({ SLOW: "60000" });
    await expect.poll(() => lines("builds.log").length).toBe(2);
    process.kill(-(killed.pid ?? 0), "SIGKILL");
    await ended(killed).catch(() => {});
    expect(current()).toBe(before);
    expect((await build()).code).toBe(0);
    expect(current()).not.toBe(before);
    // The one before stays for a start that has just read its name; nothing half-made does.
    expect(readdirSync(join(root, "build")).sort()).toEqual([before, current(), "current"].sort());
    writeFileSync(join(root, "vite.config.ts"), "1");
    await build();
    expect([current(), lines("builds.log").length]).toEqual([before, 3]);
  });

  it("that a site still runs from stays, however many come after", async () => {
    const { root, build, current } = smallProgram();
    await build();
    const [running, ended] = [current(), spawnSync(process.execPath, ["-e", "0"]).pid];
    mkdirSync(join(root, "build/running"));
    const runFrom = (pid: number) => writeFileSync(join(root, "build/running", String(pid)), current());
    runFrom(process.pid);
    for (const version of ["2", "3", "4"]) {
      writeFileSync(join(root, "vite.config.ts"), version);
      await build();
      runFrom(ended);
    }
    const entries = readdirSync(join(root, "build"));
    expect(entries).toEqual(expect.arrayContaining([running, current(), "current", "running"]));
    expect(entries).toHaveLength(5);
    expect(readdirSync(join(root, "build/running"))).toContain(String(process.pid));
  });

  it("that fails says so, and changes nothing", async () => {
    const { root, build, current } = smallProgram();
    await build();
    const before = current();
    writeFileSync(join(root, "vite.config.ts"), "2");
    writeFileSync(join(root, "node_modules/@react-router/dev/bin.cjs"), 'console.error("no such import"); process.exit(3)');
    const { code, words } = await build();
    expect([code, words]).toEqual([1, expect.stringMatching(/no such import[\s\S]*This step failed/)]);
    expect(current()).toBe(before);
  });
});

describe("an installation", () => {
  it("takes what builds the site too, whatever the host set", async () => {
    const { build, lines } = smallProgram();
    const host = { NODE_ENV: "production", npm_config_omit: "dev", npm_config_production: "true", NPM_CONFIG_ONLY: "prod" };
    expect((await build(host)).code).toBe(0);
    const { args, env } = JSON.parse(lines("npm.log")[0] ?? "");
    expect(args).toEqual(expect.arrayContaining(["install", "--include=dev", "--include=optional", "--ignore-scripts"]));
    for (const name of Object.keys(host)) expect(env).not.toHaveProperty(name);
  });

  it("is believed only when the packages are there", async () => {
    const { root, build, npm, lines } = smallProgram();
    npm(false);
    const { code, words } = await build();
    expect([code, words]).toEqual([1, expect.stringContaining("packages are not there (needed")]);
    expect(existsSync(join(root, "node_modules/.installed"))).toBe(false);
    npm();
    expect((await build()).code).toBe(0);
    await build();
    expect(lines("npm.log")).toHaveLength(2);
  });
});
