import { existsSync, statfsSync } from "node:fs";
import { examine, type Finding } from "#academy/examine.ts";
import { type Database, DatabaseAway } from "#database/database.ts";
import { migrations } from "#database/migrations/all.ts";
import { createBackups } from "#server/backups.ts";
import type { Config } from "#server/config.ts";
import { CannotDo, type Command } from "./command.ts";
import { withDatabase } from "./with-database.ts";

const leastFree = 500_000_000;
const oldestBackup = 2 * 24 * 3_600_000;

/** Checks everything that can be checked, and says what to do about what it finds. */
export const doctor: Command = async (_words, _flags, config, say) => {
  const found = [...settings(config), ...disk(config)];
  await withDatabase(config, {}, async (database) => {
    found.push(...(await files(database)));
    const pending = await schema(database);
    found.push(...pending);
    if (pending.length === 0) found.push(...(await examine(database, Date.now())), ...(await backups(database, config)));
  }).catch((error: unknown) => found.push(noDatabase(error)));
  for (const { what, advice } of found) say(`✗ ${what}\n  ${advice}`);
  say(found.length === 0 ? "✓ All is well: settings, database, contents, mail, backups and disk." : `\n${found.length} to look at.`);
  return found.length === 0 ? 0 : 1;
};

function settings({ botCheck, mail, facts }: Config): Finding[] {
  const found: Finding[] = [];
  if (botCheck.provider === "off") found.push({ what: "The bot check is off.", advice: "Set BOT_CHECK=altcha, or leave it out." });
  if (mail.smtpUrl === "")
    found.push({ what: "No mail server is set, so nobody is told of enquiries.", advice: "Set SMTP_URL and ENQUIRY_TO." });
  if (!facts.publicUrl.startsWith("https://"))
    found.push({
      what: `The public address is ${facts.publicUrl}, without TLS.`,
      advice: "Set PUBLIC_URL to the https:// address of the site.",
    });
  return found;
}

function disk({ dataDir }: Config): Finding[] {
  if (!existsSync(dataDir)) return [];
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free >= leastFree) return [];
  return [{ what: `Only ${Math.round(free / 1_000_000)} MB are free where ${dataDir} is.`, advice: "Make room before writing stops." }];
}

async function files(database: Database): Promise<Finding[]> {
  const advice = "Stop the site, keep a copy of the data folder, and restore the newest backup into a new one.";
  return (await database.integrity()).map((what) => ({ what: `The database is damaged: ${what}`, advice }));
}

function noDatabase(error: unknown): Finding {
  if (error instanceof CannotDo) return { what: error.message, advice: "The site makes it at its first start." };
  if (!(error instanceof DatabaseAway)) throw error;
  return { what: "The database cannot be reached.", advice: "Check DATABASE_URL or DATA_DIR, and that the database server runs." };
}

async function schema(database: Database): Promise<Finding[]> {
  const rows = await database.read((db) => db.selectFrom("schema_migrations").select("name").execute()).catch(() => []);
  const applied = rows.map((row) => row.name);
  const missing = migrations.filter(({ name }) => !applied.includes(name));
  const unknown = applied.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0)
    return [{ what: "The database was made by a newer version of this program.", advice: "Start that version, or restore a backup." }];
  if (missing.length === 0) return [];
  return [
    {
      what: `The database is not up to date (${missing.map(({ name }) => name).join(", ")}).`,
      advice: "Start the site; it brings it up to date.",
    },
  ];
}

async function backups(database: Database, config: Config): Promise<Finding[]> {
  if (config.backups.keep === 0) return [{ what: "Nightly backups are off.", advice: "Set BACKUP_KEEP=7, or leave it out." }];
  const newest = await createBackups(database, Date.now, config.backups).newest();
  if (newest !== undefined && newest > Date.now() - oldestBackup) return [];
  const age =
    newest === undefined ? "There is no nightly backup yet." : `The newest nightly backup is of ${new Date(newest).toISOString()}.`;
  return [{ what: age, advice: "Let the site run; it makes one each night. Or make one now: npm run academy -- backup FILE" }];
}
