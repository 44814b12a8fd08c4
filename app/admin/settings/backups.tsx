import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type BackupDrill, type BackupFile, backupCheck, backupList } from "#contract/operations/backup.ts";
import { Button } from "../components/button.tsx";
import { momentOf, weekdayAndTime } from "../components/moment.ts";
import { Notice, type Trouble, TroubleNotice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { call } from "../session/api-call.ts";
import { failureOf, isSessionEnd } from "../session/trouble.ts";
import { DownloadBackupDialog } from "./download-backup-dialog.tsx";

const backupsQuery = queryOptions({
  queryKey: ["backups"],
  queryFn: async ({ signal }) => (await call("/backups", { answer: backupList, signal })).body,
});

export function Backups() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(backupsQuery);
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [whole, setWhole] = useState<ReadonlyMap<string, number>>(new Map());
  const [downloading, setDownloading] = useState<BackupFile>();

  async function tried(what: string, failed: string, work: () => Promise<void>) {
    setBusy(what);
    setTrouble(undefined);
    try {
      await work();
    } catch (refused) {
      if (!isSessionEnd(refused)) setTrouble(failureOf(refused, failed));
    }
    setBusy(undefined);
  }

  const make = () =>
    tried("make", "No backup was made", async () => {
      client.setQueryData(backupsQuery.queryKey, (await call("/backups", { method: "POST", answer: backupList })).body);
      toast.success("The backup is made");
    });
  const check = async ({ name }: BackupFile) => {
    await tried(name, `${name} is not whole`, async () => {
      const { rows } = (await call(`/backups/${name}/check`, { method: "POST", answer: backupCheck })).body;
      setWhole((before) => new Map(before).set(name, rows));
    });
    await refetch();
  };

  return (
    <section className="rounded-xl border border-line bg-card p-6">
      <h2 className="font-display text-xl font-semibold">Backups</h2>
      <p className="mt-1 mb-4 text-quiet">
        {data?.next ? `One is made each night, the next ${weekdayAndTime(data.next)}; the newest ${data.keep} stay.` : null}
        {data && !data.next ? "None is made by itself: nightly backups are switched off in the settings of the server." : null} A copy that
        is not on this server helps when the server is lost. "Check" restores one on the side and looks whether everything is there. Whoever
        runs the server can put one back.
      </p>
      <div className="space-y-4">
        {data?.drill ? <LastDrill drill={data.drill} /> : null}
        {trouble ? <TroubleNotice trouble={trouble} /> : null}
        {isPending ? <Waiting>Loading backups...</Waiting> : null}
        {error && !data ? <ListTrouble what="The backups" error={error} onRetry={() => refetch()} /> : null}
        {data?.files.length === 0 ? <p>There is no backup yet.</p> : null}
        <ul className="divide-y divide-line">
          {data?.files.map((file) => (
            <li key={file.name} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="font-semibold">{momentOf(file.made_at)}</p>
                <p className="text-sm text-quiet wrap-anywhere">
                  {sizeOf(file.bytes)}
                  {file.beforeUpdate ? " · before an update" : ""}
                </p>
                <p role="status" className="text-sm font-semibold text-lagoon">
                  {whole.has(file.name) ? `It is whole: ${whole.get(file.name)?.toLocaleString("en-GB")} records` : ""}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  aria-label={`Check ${momentOf(file.made_at)}`}
                  disabled={busy !== undefined}
                  busy={busy === file.name ? "Reading..." : undefined}
                  onClick={() => check(file)}
                >
                  Check
                </Button>
                <Button aria-label={`Download ${momentOf(file.made_at)}`} onClick={() => setDownloading(file)}>
                  Download
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <Button look="primary" disabled={busy !== undefined} busy={busy === "make" ? "Making a backup..." : undefined} onClick={make}>
          Make one now
        </Button>
      </div>
      {downloading ? <DownloadBackupDialog file={downloading} onClose={() => setDownloading(undefined)} /> : null}
    </section>
  );
}

function LastDrill({ drill: { name, at, rows, trouble } }: { drill: BackupDrill }) {
  return (
    <Notice look={trouble ? "error" : "info"}>
      <p className="wrap-anywhere">
        Last check: {momentOf(at)}, {name}. {trouble || `It was restored on the side: ${rows.toLocaleString("en-GB")} records.`}
      </p>
    </Notice>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
