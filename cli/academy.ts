import { existsSync } from "node:fs";
import { join } from "node:path";
import { ignoreOutputErrors } from "#server/process/shutdown.ts";
import { runCommand } from "./run-command.ts";

ignoreOutputErrors();
process.exitCode = await runCommand(process.argv.slice(2), readEnvironment, {
  say: (words) => process.stdout.write(words),
  complain: (words) => process.stderr.write(words),
});

function readEnvironment(): NodeJS.ProcessEnv {
  const dotEnv = join(process.cwd(), ".env");
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  return process.env;
}
