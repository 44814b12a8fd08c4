import { parseArgs } from "node:util";
import { Refusal } from "#academy/errors.ts";
import { DamagedBackup } from "#database/backup/read-backup.ts";
import { NotEmpty } from "#database/backup/restore-backup.ts";
import { DatabaseAway } from "#database/database.ts";
import { DatabaseTooNew } from "#database/migrate.ts";
import { troubleTold } from "#database/trouble.ts";
import { BadConfig, readConfig } from "#server/config.ts";
import { restrictFileAccess } from "#server/process/file-permissions.ts";
import { backup } from "./backup.ts";
import { CannotDo, type Command, type Flags, WrongUse } from "./command.ts";
import { doctor } from "./doctor.ts";
import { importContent } from "./import.ts";
import { mail } from "./mail.ts";
import { restore } from "./restore.ts";
import { user } from "./user.ts";

const help = `The academy's command line. It uses the same settings as the server (.env).

  npm run academy -- backup FILE             Write everything into one file, while the site runs
  npm run academy -- restore FILE            Put a backup into an empty database (SQLite or PostgreSQL)
  npm run academy -- restore FILE --replace  … and throw away what is in the database now
  npm run academy -- restore FILE --verify   Check a backup; change nothing
  npm run academy -- import ADDRESS          Say what would be taken from another site with the specification's calls
  npm run academy -- import FILE.xml         … or from a WordPress export
  npm run academy -- import … --apply        … and take it; once more takes only what is new
  npm run academy -- doctor                  Check settings, database, contents, mail, backups and disk
  npm run academy -- mail                    Say how much mail waits, is held or was not sent
  npm run academy -- mail resend             Send again what was refused or given up in the last two weeks
  npm run academy -- mail release            Send the mail that a restore held (mail drop: give it up)
  npm run academy -- user reset-password [NAME]   Make a new password and sign everyone out
  npm run academy -- user remove-second-step NAME Let somebody who lost phone and codes in with the password
  npm run academy -- user reset-master-password   Make a new master password
  npm run academy -- user sessions --revoke       Sign everyone out

It ends with 0 when all went well, 1 when something is wrong, 2 when it was not understood.
`;

/** Each command with the flags that mean something to it. */
const commands = new Map<string, [Command, ...(keyof Flags)[]]>([
  ["backup", [backup]],
  ["restore", [restore, "replace", "verify"]],
  ["import", [importContent, "apply"]],
  ["doctor", [doctor]],
  ["mail", [mail]],
  ["user", [user, "revoke"]],
]);

/** Where a command writes: what it answers, and what went wrong. */
export type Output = { say: (words: string) => void; complain: (words: string) => void };

/** Does what `given` asks for, with the settings of `readEnvironment`; answers how the process ends (0, 1 or 2, as the help says). */
export async function runCommand(given: string[], readEnvironment: () => NodeJS.ProcessEnv, output: Output): Promise<number> {
  try {
    const {
      values: { help: asksHelp, ...flags },
      positionals,
    } = parsed(given);
    const [name = "", ...words] = positionals;
    if (asksHelp || name === "" || name === "help") {
      output.say(help);
      return name === "" && !asksHelp ? 2 : 0;
    }
    const [command, ...known] = commands.get(name) ?? [];
    if (!command) throw new WrongUse(`There is no command "${name}".`);
    const stray = Object.entries(flags).find(([flag, isGiven]) => isGiven && !known.some((one) => one === flag));
    if (stray) throw new WrongUse(`--${stray[0]} says nothing to ${name}.`);
    const environment = readEnvironment();
    const config = readConfig(environment);
    // Doctor changes nothing, and says which files others may open.
    if (command !== doctor) restrictFileAccess(config.dataDir);
    return await command(words, flags, config, (line) => output.say(`${line}\n`), environment);
  } catch (error) {
    if (error instanceof WrongUse) {
      output.complain(`${error.message}\n\n${help}`);
      return 2;
    }
    output.complain(`${sentence(error)}\n`);
    return 1;
  }
}

function parsed(args: string[]) {
  try {
    const flag = { type: "boolean", default: false } as const;
    return parseArgs({
      args,
      allowPositionals: true,
      options: { help: { ...flag, short: "h" }, replace: flag, verify: flag, revoke: flag, apply: flag },
    });
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message.split(". ")[0] : String(error)}.`);
  }
}

const fileTroubles: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "what should be its folder is a file",
  ENAMETOOLONG: "its name is too long",
  EEXIST: "something else is there",
  EACCES: "this user may not read or write there",
  EPERM: "this user may not read or write there",
  EISDIR: "it is a folder",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EROFS: "nothing can be written there",
};

/** What went wrong, in words; only what nobody foresaw comes with where it happened. */
function sentence(error: unknown): string {
  if (error instanceof DatabaseAway) {
    if (error.full) return "The disk is full. Nothing was changed. Make room, then try again.";
    const { what, advice } = troubleTold(error.trouble);
    return `${what} ${advice}`;
  }
  const known = [BadConfig, CannotDo, DamagedBackup, NotEmpty, DatabaseTooNew, Refusal];
  if (known.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const why = fileTroubles[code];
  if (why && error instanceof Error) return `The file ${"path" in error ? `${error.path} ` : ""}cannot be used: ${why}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
