import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type BackupDrill, type BackupFile, type BackupList, backupCheck, backupList } from "#contract/operations/backup.ts";
import { Button, PrimaryButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { sizeOf } from "../components/file-size.ts";
import { FormModal } from "../components/form-modal.tsx";
import { momentOf, weekdayAndTime } from "../components/moment.ts";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { saveFile } from "../lists/csv.ts";
import { LoadedList } from "../lists/list-states.tsx";
import { api, callForFile, read } from "../session/api-call.ts";
import { useStep } from "../session/trouble.ts";
import { useSending } from "../session/use-sending.ts";

const backupsQuery = read("/backups", backupList);

export function Backups() {
  const client = useQueryClient();
  const query = useQuery(backupsQuery);
  const files = useQuery({ ...backupsQuery, select: (list) => list.files });
  const { busy, trouble, take } = useStep();
  /** The number of records in each backup that was just found whole. */
  const [whole, setWhole] = useState<ReadonlyMap<string, number>>(new Map());
  const [downloading, setDownloading] = useState<BackupFile>();

  const make = () =>
    take(
      "No backup was made",
      async () => {
        client.setQueryData(backupsQuery.queryKey, await api.post("/backups", undefined, backupList));
        toast.success("The backup is made");
      },
      "make",
    );
  const check = async ({ name }: BackupFile) => {
    const look = async () => {
      const { rows } = await api.post(`/backups/${name}/check`, undefined, backupCheck);
      setWhole((before) => new Map(before).set(name, rows));
    };
    await take(`${name} is not whole`, look, name);
    await query.refetch();
  };

  return (
    <Card
      id="backups"
      title="Backups"
      about={`${query.data ? whenMade(query.data) : ""} A copy that is not on this server helps when the server is lost. "Check" restores one on the side and looks whether everything is there. Whoever runs the server can put one back.`}
    >
      {query.data?.drill ? <LastDrill drill={query.data.drill} /> : null}
      <TroubleNotice trouble={trouble} />
      <LoadedList query={files} what="The backups" waiting="Loading backups..." none="There is no backup yet.">
        {(file) => {
          const { name, made_at, bytes, beforeUpdate } = file;
          const when = momentOf(made_at);
          const rows = whole.get(name);
          return (
            <li key={name} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="font-semibold">{when}</p>
                <p className="text-sm text-quiet wrap-anywhere">
                  {sizeOf(bytes)}
                  {beforeUpdate ? " · before an update" : ""}
                </p>
                <p role="status" className="text-sm font-semibold text-lagoon">
                  {rows === undefined ? "" : `It is whole: ${rows.toLocaleString("en-GB")} records`}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  aria-label={`Check ${when}`}
                  disabled={busy !== undefined}
                  busy={busy === name && "Reading..."}
                  onClick={() => check(file)}
                >
                  Check
                </Button>
                <Button aria-label={`Download ${when}`} onClick={() => setDownloading(file)}>
                  Download
                </Button>
              </div>
            </li>
          );
        }}
      </LoadedList>
      <PrimaryButton disabled={busy !== undefined} busy={busy === "make" && "Making a backup..."} onClick={make}>
        Make one now
      </PrimaryButton>
      {downloading ? <DownloadBackupDialog file={downloading} onClose={() => setDownloading(undefined)} /> : null}
    </Card>
  );
}

function LastDrill({ drill: { name, at, rows, trouble } }: { drill: BackupDrill }) {
  return (
    <Notice look={trouble ? "error" : "info"} className="wrap-anywhere">
      Last check: {momentOf(at)}, {name}. {trouble || `It was restored on the side: ${rows.toLocaleString("en-GB")} records.`}
    </Notice>
  );
}

function whenMade({ next, keep }: BackupList): string {
  return next
    ? `One is made each night, the next ${weekdayAndTime(next)}; the newest ${keep} stay.`
    : "None is made by itself: nightly backups are switched off in the settings of the server.";
}

const unreachable = "The server could not be reached. Please try again.";

function DownloadBackupDialog({ file, onClose }: { file: BackupFile; onClose: () => void }) {
  const [masterPassword, setMasterPassword] = useState("");
  const { busy, error, send } = useSending({ refused: unreachable, unreachable });
  const download = () =>
    send(async () => {
      // A wrong master password is answered 401, which is not about the session.
      saveFile(await callForFile(`/backups/${file.name}/download`, { masterPassword }), file.name);
      onClose();
    });

  return (
    <FormModal title="Download a backup" submit="Download" busy={busy ? "Downloading..." : undefined} onSubmit={download} onClose={onClose}>
      <p>Everything is in it: texts, pictures, enquiries with people's names and numbers. Keep the file where only owners can open it.</p>
      <PasswordField
        label="Master password"
        autoComplete="off"
        value={masterPassword}
        onChange={(event) => setMasterPassword(event.target.value)}
        error={error}
      />
    </FormModal>
  );
}
