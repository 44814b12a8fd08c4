import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "#cli/run-command.ts";
import { clockOfTests } from "./clock/clock.ts";

const root = join(import.meta.dirname, "..");

type Ended = { code: number | null; out: string; errors: string };

/** A command in the tests' own process: to start one took most of the time of what a command does. */
export async function academyCommand(args: string[], env: Record<string, string>): Promise<Ended> {
  const said: string[] = [];
  const complained: string[] = [];
  const umask = process.umask();
  try {
    const code = await runCommand(args, () => env, {
      say: (words) => void said.push(words),
      complain: (words) => void complained.push(words),
    });
    return { code, out: said.join(""), errors: complained.join("") };
  } finally {
    process.umask(umask);
  }
}

/** A command as somebody gives it. `closesOutput`: whoever reads it goes away before a word was said, as head does; `killAt`: killed once it says so. */
export function academyProcess(args: string[], env: Record<string, string>, { closesOutput = false, killAt = "" } = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "cli/academy.ts"), ...args], {
      cwd: root,
      // Without what was compiled before, each of a hundred processes would take a second of work to load.
      env: { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: join(tmpdir(), "compiled"), ...clockOfTests, ...env },
    });
    if (closesOutput) child.stdout.destroy();
    let out = "";
    let errors = "";
    child.stdout.on("data", (part: Buffer) => {
      out += part.toString();
      if (killAt !== "" && out.includes(killAt)) child.kill("SIGKILL");
    });
    child.stderr.on("data", (part: Buffer) => {
      errors += part.toString();
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, out, errors }));
  });
}
