import { resolve } from "node:path";
import { type BackupSummary, verifyBackup } from "#database/backup/read-backup.ts";
import { assertNotNewer, restoreBackup } from "#database/backup/restore-backup.ts";
import { contentTables } from "#database/table-lists.ts";
import { type Command, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const restore: Command = async ([name, ...more], { verify = false, replace = false }, config, say) => {
  if (!name || more.length > 0) throw new WrongUse("Say one backup to restore, such as: restore academy.backup");
  const file = resolve(name);
  if (verify) {
    const summary = await verifyBackup(file);
    assertNotNewer(summary);
    say(`This backup is whole: ${described(summary)}.`);
    return 0;
  }
  const summary = await withDatabase(config, { make: true }, (database) => restoreBackup(database, file, { replace }));
  say(`Restored ${described(summary)}.`);
  say("Mail that still waited is held, so that no copy sends it twice. To send it: npm run academy -- mail release");
  say("Webhooks are turned off, and programs need new API tokens: see Settings in the back office.");
  say("Everyone has to sign in again. Restart the site if it is running.");
  return 0;
};

function described({ head, tables }: BackupSummary): string {
  const counts = [...contentTables, "enquiries", "pictures"].map((name) => `${tables[name]?.rows ?? 0} ${name.replaceAll("_", " ")}`);
  return `${counts.join(", ")}, as of ${head.made_at}`;
}
