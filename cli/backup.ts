import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { verifyBackup } from "#database/backup/read-backup.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { sweepUnfinishedByHand } from "#server/backup-files.ts";
import { CannotDo, type Command, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const backup: Command = async ([name, ...more], _flags, config, say) => {
  if (!name || more.length > 0) throw new WrongUse("Say one file to write, such as: backup academy.backup");
  const file = resolve(name);
  if (existsSync(file)) throw new CannotDo(`${file} is there already. Choose another name.`);
  await withDatabase(config, {}, async (database) => {
    const { fresh } = await database.pending();
    if (fresh) throw new CannotDo("The database is empty: there is nothing to back up.");
    await sweepUnfinishedByHand(dirname(file));
    await writeBackup(database, file, Date.now());
  });
  const { tables } = await verifyBackup(file);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  say(`${file}: ${rows} rows, ${tables.pictures?.rows ?? 0} pictures, ${(statSync(file).size / 1_000_000).toFixed(1)} MB, checked.`);
  say("It holds the password hashes and every enquiry: keep it where only you can read it.");
  return 0;
};
