import { z } from "zod";
import { NotFound } from "#academy/errors.ts";
import { backupCheck, backupDownload, backupList } from "#contract/operations/backup.ts";
import { countTry } from "./accounts/auth.ts";
import { Answer, type ApiContext, endpoint } from "./endpoint.ts";

const params = z.object({ name: z.string().max(100) });

async function listOf({ backups }: ApiContext): Promise<z.output<typeof backupList>> {
  const next = backups.next();
  return {
    keep: backups.keep,
    next: next === undefined ? null : new Date(next).toISOString(),
    files: await backups.list(),
    drill: await backups.lastDrill(),
  };
}

/** The calls for backups; for owners. Restoring one is in api/restore.ts, and on the command line. */
export const backups = {
  list: endpoint("listBackups", "The backups on the server, the newest first", {
    answer: backupList,
    handle: (call) => listOf(call),
  }),
  make: endpoint("makeBackup", "Make a backup now", {
    answer: backupList,
    handle: async ({ academy, who, ...call }) => {
      await call.backups.make();
      await academy.audit.note(who(), { action: "backup", noun: "backups" });
      return listOf({ academy, ...call });
    },
  }),
  check: endpoint("checkBackup", "Restore a backup on the side, and look whether everything is there", {
    params,
    answer: backupCheck,
    handle: async ({ academy, backups, params, who }) => {
      const what = { action: "backup-check", noun: "backups", title: params.name };
      const rows = await backups.check(params.name).catch(async (error: unknown) => {
        if (!(error instanceof NotFound)) await academy.audit.note(who(), { ...what, action: "backup-check-failed" });
        throw error;
      });
      await academy.audit.note(who(), what);
      return { rows };
    },
  }),
  download: endpoint("downloadBackup", "A backup's file; the master password is asked for", {
    params,
    body: backupDownload,
    count: countTry,
    handle: async ({ academy, backups, params, body, caller, who }) => {
      await academy.accounts.verifyMaster(body.masterPassword, caller.address);
      const { stream, bytes } = await backups.open(params.name);
      const what = `A backup was taken away: ${params.name}, with all enquiries and accounts.`;
      await academy.accountChanges.tell({ actor: who(), what });
      await academy.firstHour.did("backup");
      await academy.audit.note(who(), { action: "backup-download", noun: "backups", title: params.name });
      const headers = {
        "content-type": "application/gzip",
        "content-length": String(bytes),
        "content-disposition": `attachment; filename="${params.name}"`,
      };
      return new Answer({ stream, headers });
    },
  }),
};
