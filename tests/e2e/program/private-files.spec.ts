import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { academyProcess } from "../../command-line.ts";
import { startServer } from "../server.ts";

const open = (path: string) => (statSync(path).mode & 0o077).toString(8);
/** A file that is written anew is there under another name for a moment. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(folder, name), { throwIfNoEntry: false }));

function rights(folder: string): Record<string, string> {
  return { ".": open(folder), ...Object.fromEntries(filesIn(folder).map((name) => [name, open(join(folder, name))])) };
}

test("nobody else on the machine reads the data: new files are private, and older ones are mended", { tag: "@all" }, async () => {
  const server = await startServer();
  try {
    mkdirSync(join(server.dataDir, "backups"), { mode: 0o755 });
    // As it is where somebody moved it along with the database.
    writeFileSync(join(server.dataDir, "secret.key"), "x".repeat(32), { mode: 0o600 });
    const env = { DATA_DIR: server.dataDir };
    const backup = join(server.dataDir, "backups/academy-2026-01-01T00-00-00.backup");
    const closed = (found: Record<string, string>) => [Object.keys(found).length > 3, new Set(Object.values(found))];

    expect(Object.values(rights(server.dataDir)).filter((right) => right !== "0")).toEqual(["55"]);
    for (const work of [
      async () => {
        await server.kill();
        loosen(server.dataDir);
        await server.restart();
      },
      async () => {
        loosen(server.dataDir);
        expect((await academyProcess(["backup", backup], env)).code).toBe(0);
      },
      async () => {
        loosen(server.dataDir);
        // Doctor tells, and changes nothing; any other command mends.
        expect((await academyProcess(["doctor"], env)).out).toContain("Other users of this machine may open");
        expect(open(join(server.dataDir, "academy.db"))).toBe("44");
        await academyProcess(["mail"], env);
      },
    ]) {
      await work();
      expect(closed(rights(server.dataDir))).toEqual([true, new Set(["0"])]);
    }
  } finally {
    await server.stop();
  }
});

function loosen(folder: string): void {
  for (const name of filesIn(folder)) {
    const path = join(folder, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}
