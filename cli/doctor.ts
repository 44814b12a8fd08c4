import { examine, type Finding } from "#academy/doctor.ts";
import { heldMails } from "#academy/outbox/mail-count.ts";
import { createOutbox } from "#academy/outbox/outbox.ts";
import { type Database, DatabaseAway } from "#database/database.ts";
import { DatabaseTooNew } from "#database/migrate.ts";
import { troubleTold } from "#database/trouble.ts";
import { backupFiles, diskSpace, fileModes, lastBackup } from "#server/doctor/doctor-files.ts";
import { forwarded, mailServer, mailSetting, settings, unknownSettings } from "#server/doctor/doctor-settings.ts";
import { createMailSetup } from "#server/mail/mail-setup.ts";
import { secretKey } from "#server/secret-key.ts";
import { CannotDo, type Command, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

/** Checks everything that can be checked, changes nothing, and says what to do about what it finds. */
export const doctor: Command = async (words, _flags, config, say, environment) => {
  if (words.length > 0) throw new WrongUse("Say: doctor, and nothing after it");
  const found = [...settings(config), ...unknownSettings(environment, process.cwd()), ...diskSpace(config), ...fileModes(config)];
  found.push(...(await backupFiles(config)));
  await withDatabase(config, {}, async (database) => {
    found.push(...(await files(database)));
    const { names } = await database.pending();
    if (names.length > 0) {
      const what = `The database is not up to date (${names.join(", ")}).`;
      return void found.push({ what, advice: "Start the site; it brings it up to date." });
    }
    const needs = { database, clock: Date.now, environment: config.mail, secretKey: () => secretKey(config), madeKey: () => undefined };
    const setup = await createMailSetup(needs).now();
    found.push(...mailSetting(setup), ...(await mailServer(setup)));
    found.push(...(await examine(database, Date.now())), ...(await heldMail(database)));
    found.push(...(await lastBackup(database, config)), ...(await forwarded(database, config)));
  }).catch((error: unknown) => found.push(noDatabase(error)));
  for (const { what, advice } of found) say(`✗ ${what}\n  ${advice}`);
  say(found.length === 0 ? "✓ All is well: settings, database, contents, mail, backups, files and disk." : `\n${found.length} to look at.`);
  return found.length === 0 ? 0 : 1;
};

async function files(database: Database): Promise<Finding[]> {
  const advice = "Stop the site, keep a copy of the data folder, and restore the newest backup into a new one.";
  return (await database.integrity()).map((what) => ({ what: `The database is damaged: ${what}`, advice }));
}

async function heldMail(database: Database): Promise<Finding[]> {
  const held = await createOutbox({ database, clock: Date.now }).held();
  if (held === 0) return [];
  const advice = "Send it: npm run academy -- mail release. Or, if the site it was copied from has sent it: npm run academy -- mail drop";
  return [{ what: heldMails(held), advice }];
}

function noDatabase(error: unknown): Finding {
  if (error instanceof CannotDo) return { what: error.message, advice: "The site makes it at its first start." };
  if (error instanceof DatabaseTooNew)
    return { what: "The database was made by a newer version of this program.", advice: "Start that version, or restore a backup." };
  if (!(error instanceof DatabaseAway)) throw error;
  return troubleTold(error.trouble);
}
