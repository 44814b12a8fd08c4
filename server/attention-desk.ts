import { hostname } from "node:os";
import type { Academy } from "#academy/academy.ts";
import { createAttention } from "#academy/attention/attention.ts";
import type { Finding } from "#academy/doctor.ts";
import type { Database } from "#database/database.ts";
import type { createBackups } from "./backups.ts";
import type { Config } from "./config.ts";
import { createCheckUp } from "./doctor/check-up.ts";
import { errorFields, type Log } from "./log.ts";
import type { MailSetup } from "./mail/mail-setup.ts";
import { createOtherProcesses } from "./process/other-processes.ts";
import { createSlowDatabase } from "./process/slow-database.ts";

type Needs = {
  database: Database;
  academy: Academy;
  backups: Pick<ReturnType<typeof createBackups>, "attention">;
  config: Config;
  clock: () => number;
  log: Log;
  mail: MailSetup;
};

/** Asks each part of the program that may need attention; a new one is a line of `parts`. */
export function createAttentionDesk({ database, academy, backups, config, clock, log, mail }: Needs) {
  let troubledSince: number | undefined;
  const checkUp = createCheckUp(database, { config, mail }, clock, (error) => log("warn", "a check-up failed", errorFields(error)));
  const processes = createOtherProcesses(database, clock, (pid) => log("warn", "another process works on the same SQLite file", { pid }));
  const attention = createAttention({
    mail,
    database,
    clock,
    parts: {
      database: createSlowDatabase(database, noteWorking),
      mail: () => academy.outbox.attention(),
      webhooks: academy.webhooks.attention,
      changes: academy.timedChanges.attention,
      people: academy.people.attention,
      backups: backups.attention,
      processes: processes.look,
      disk: checkUp.disk,
      settings: checkUp.settings,
      doctor: checkUp.doctor,
    },
    place: `${hostname()} ${config.dataDir}`,
    dashboard: `${config.publicUrl}/admin/dashboard`,
    academy: academy.facts.now,
    log,
  });

  function noteWorking(): void {
    if (troubledSince === undefined) return;
    log("info", "the database works again", { troubled_since: new Date(troubledSince).toISOString() });
    troubledSince = undefined;
  }

  return {
    look: attention.look,
    list: attention.list,

    /** To be called when the database refused some work. */
    noteTrouble(): void {
      troubledSince ??= clock();
    },

    /** `findings`: what is wrong with the environment that the program was given. */
    start(findings: readonly Finding[]): void {
      checkUp.know(findings);
      attention.look().catch((error: unknown) => log("warn", "nobody knows what needs attention", errorFields(error)));
      attention.start();
    },

    async stop(): Promise<void> {
      await attention.stop();
      await checkUp.stop();
      await processes.leave().catch(() => {});
    },
  };
}
