import { z } from "zod";
import type { Attention } from "#academy/attention/attention-line.ts";
import { examineContents, type Finding } from "#academy/doctor.ts";
import { onceAtATime } from "#academy/once-at-a-time.ts";
import { jsonValueOf, putJsonValue } from "#academy/program-values.ts";
import { hashOf } from "#academy/token.ts";
import type { Database } from "#database/database.ts";
import type { Config } from "../config.ts";
import type { MailSetup } from "../mail/mail-setup.ts";
import { backupFiles, diskSpace, fileModes } from "./doctor-files.ts";
import { forwarded, mailServer, mailSetting, settings } from "./doctor-settings.ts";

const key = "here:doctor";
const every = 3_600_000;
const finding = z.object({ what: z.string(), advice: z.string() });
const report = z.object({ at: z.number(), found: z.array(finding) });

/** What doctor finds, for the dashboard: what is quick at each look, what takes its time once an hour, in one of all processes. */
export function createCheckUp(
  database: Database,
  { config, mail }: { config: Config; mail: Pick<MailSetup, "now"> },
  clock: () => number,
  log: (error: unknown) => void,
) {
  /** Findings about the environment, which server/run.ts alone reads. */
  let ofEnvironment: readonly Finding[] = [];

  async function examineAll(): Promise<void> {
    const found = [...(await examineContents(database)), ...(await mailServer(await mail.now())), ...(await backupFiles(config, 1))];
    await database.write((tx) => putJsonValue(tx, key, { at: clock(), found }));
  }

  const { start, underWay } = onceAtATime(() => examineAll().catch(log));

  async function lastReport(): Promise<z.output<typeof report> | undefined> {
    return report.safeParse(await database.read((db) => jsonValueOf(db, key))).data;
  }

  return {
    know(findings: readonly Finding[]): void {
      ofEnvironment = findings;
    },

    disk: async (): Promise<Attention[]> => diskSpace(config).map((found) => ({ ...found, key: "disk", here: true })),

    async settings(): Promise<Attention[]> {
      const quiet = [
        ...settings(config),
        ...mailSetting(await mail.now()),
        ...ofEnvironment,
        ...fileModes(config),
        ...(await forwarded(database, config)),
      ];
      return quiet.map((found) => ({ ...lineOf(found), quiet: true, here: true }));
    },

    async doctor(): Promise<Attention[]> {
      const last = await lastReport();
      if (!last || last.at < clock() - every) {
        // Written before the work begins, so that no other process begins it, too.
        await database.write((tx) => putJsonValue(tx, key, { at: clock(), found: last?.found ?? [] }));
        void start();
      }
      return (last?.found ?? []).map(lineOf);
    },

    stop: async (): Promise<void> => underWay(),
  };
}

/** A finding keeps its key while only its numbers change. */
function lineOf({ what, advice }: Finding): Attention {
  const words = what.replace(/\d+/g, "");
  return { key: `doctor ${hashOf(words, 12)}`, what, advice };
}
