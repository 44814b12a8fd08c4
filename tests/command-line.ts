import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Runs the academy's command line as its own process. */
export function academyCommand(args: string[], env: Record<string, string>): Promise<{ code: number | null; out: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "cli/academy.ts"), ...args], {
      cwd: root,
      env: { PATH: process.env.PATH ?? "", ...env },
    });
    let out = "";
    let errors = "";
    child.stdout.on("data", (part: Buffer) => {
      out += part.toString();
    });
    child.stderr.on("data", (part: Buffer) => {
      errors += part.toString();
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, out, errors }));
  });
}
