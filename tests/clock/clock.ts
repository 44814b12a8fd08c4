import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const preload = `--import=${pathToFileURL(join(import.meta.dirname, "preload.mjs")).href}`;

/** How far ahead of the machine's clock that of the tests runs; milliseconds. */
export const shift = Number(process.env.CLOCK_SHIFT ?? 0);

/** What a program that is given an environment of its own needs to live on the day of the tests. */
export const clockOfTests: Record<string, string> = shift === 0 ? {} : { NODE_OPTIONS: preload, CLOCK_SHIFT: String(shift) };

/** A clock for one program: `env` is for that program; `move` puts it so many milliseconds ahead of the tests. */
export function movableClock(milliseconds = 0) {
  const folder = mkdtempSync(join(tmpdir(), "academy-clock-"));
  const file = join(folder, "ahead");
  const move = (by: number) => writeFileSync(file, String(by));
  move(milliseconds);
  return {
    env: { NODE_OPTIONS: preload, CLOCK_SHIFT: String(shift), CLOCK_FILE: file },
    move,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
