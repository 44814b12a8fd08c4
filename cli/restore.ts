import { resolve } from "node:path";
import { endedInvitations } from "#academy/people/ended-invitations.ts";
import type { BackupSummary } from "#database/backup/read-backup.ts";
import { readRestorable, restoreBackup } from "#database/backup/restore-backup.ts";
import { contentTables } from "#database/tables.ts";
import { type Command, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const restore: Command = async ([name, ...more], { verify = false, replace = false }, config, say) => {
  if (!name || more.length > 0) throw new WrongUse("Say one backup to restore, such as: restore academy.backup");
  const file = resolve(name);
  if (verify) {
    say(`This backup is whole: ${described(await readRestorable(file))}.`);
    return 0;
  }
  const { summary, invited } = await withDatabase(config, { make: true }, async (database) => ({
    summary: await restoreBackup(database, file, replace ? { allow: async () => {} } : {}),
    // No backup holds their links.
    invited: await database.read((db) => endedInvitations(db, Date.now())),
  }));
  say(`Restored ${described(summary)}.`);
  say("Mail that still waited is held, so that no copy sends it twice. To send it: npm run academy -- mail release");
  say("Webhooks are turned off, and programs need new API tokens: see Settings in the back office.");
  say(
    `Links that were open have ended: those that show drafts, those for a new password${invited.length > 0 ? `, and the invitations of ${invited.join(", ")}: send these people a new link under People.` : "."}`,
  );
  say("Everyone has to sign in again. A site that is running shows it within a second.");
  return 0;
};

function described({ head, tables }: BackupSummary): string {
  const counts = [...contentTables, "enquiries", "pictures"].map((name) => `${tables[name]?.rows ?? 0} ${name.replaceAll("_", " ")}`);
  return `${counts.join(", ")}, as of ${head.made_at}`;
}
