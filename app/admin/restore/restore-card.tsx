import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { type RestoreUpload, restoreState, restoreUpload } from "#contract/operations/restore.ts";
import { Button, PrimaryButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { TextField } from "../components/field.tsx";
import { sizeOf } from "../components/file-size.ts";
import { Notice, type Trouble, TroubleNotice } from "../components/notice.tsx";
import { api, read } from "../session/api-call.ts";
import { awaitRestore } from "../session/session.ts";
import { failureOf, isSessionEnd } from "../session/trouble.ts";
import { FoundBackup } from "./found-backup.tsx";
import { sendFile } from "./send-file.ts";

const lookEvery = 1000;
const stopped: Trouble = {
  title: "The backup was not restored",
  detail: "The server was started anew before it was done. Nothing was changed. Please choose the file again.",
};

/** For an owner who moves here: a backup from another server replaces an installation in which nobody has changed anything. */
export function RestoreCard() {
  const client = useQueryClient();
  const query = useQuery({
    ...restoreQuery,
    refetchInterval: ({ state }) => (/^(checking|restoring)$/.test(state.data?.upload?.stage ?? "") ? lookEvery : false),
  });
  const upload = query.data?.upload ?? undefined;
  const [file, setFile] = useState<File>();
  const [trouble, setTrouble] = useState<Trouble>();
  const sending = useRef<AbortController>(null);
  const [isSending, setSending] = useState(false);
  const stage = upload?.stage;

  useEffect(() => {
    awaitRestore(stage === "restoring");
    return () => awaitRestore(false);
  }, [stage]);
  useEffect(() => () => sending.current?.abort(), []);
  const before = useRef(stage);
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before.current === "restoring" && query.data && stage === undefined) setTrouble(stopped);
    // The button that was pressed is gone with its step: the focus stays in the card.
    if (before.current !== stage && file && document.activeElement === document.body) inside.current?.focus({ preventScroll: true });
    before.current = stage;
  }, [stage, query.data, file]);

  const tell = (now: RestoreUpload | null) => client.setQueryData(restoreQuery.queryKey, (known) => known && { ...known, upload: now });

  async function attempt(failed: string, work: (signal: AbortSignal) => Promise<void>) {
    sending.current?.abort();
    const control = new AbortController();
    sending.current = control;
    setTrouble(undefined);
    setSending(true);
    try {
      await work(control.signal);
    } catch (error) {
      if (!control.signal.aborted && !isSessionEnd(error)) setTrouble(failureOf(error, failed));
    }
    if (sending.current === control) setSending(false);
  }

  /** Sends a chosen file; goes on with one that was sent in part, where it is the same. */
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    void attempt("The backup was not sent", async (signal) => {
      const isSame = upload?.stage === "receiving" && upload.name === chosen.name && upload.bytes === chosen.size;
      const begun = isSame ? upload : await begin(chosen);
      tell(begun);
      await sendFile(chosen, begun, signal, tell);
    });
  };
  const goOn = (chosen: File) =>
    void attempt("The backup was not sent", async (signal) => {
      const now = (await query.refetch({ throwOnError: true })).data?.upload ?? (await begin(chosen));
      tell(now);
      await sendFile(chosen, now, signal, tell);
    });
  const drop = () =>
    void attempt("The file was not taken away", async () => {
      setFile(undefined);
      if (upload) await api.delete(`/restore/${upload.id}`);
      tell(null);
    });

  if (!query.data || (!query.data.offered && !upload)) return null;
  const isBroken = stage === "receiving" && !isSending && file !== undefined;
  return (
    <Card
      id="restore"
      title="Restore from a backup"
      about="You move here from another server, and nothing is changed here yet: a backup of that server takes the place of all that is here. What is in the file is shown first."
    >
      <div ref={inside} tabIndex={-1} className="space-y-4 outline-none">
        <TroubleNotice trouble={trouble} />
        {upload?.trouble ? (
          <TroubleNotice
            trouble={{
              title: stage === "failed" ? "The backup cannot be restored" : "The backup was not restored",
              detail: upload.trouble,
            }}
          />
        ) : null}
        {upload && stage === "receiving" && !file && !isSending ? (
          <Notice className="wrap-anywhere">
            {sizeOf(upload.received)} of {sizeOf(upload.bytes)} of {upload.name} have arrived. Choose the same file to go on.
          </Notice>
        ) : null}
        {query.data.offered && (!upload || stage === "failed" || (stage === "receiving" && !file)) ? (
          <TextField
            type="file"
            label="Backup file"
            hint={`Its name ends in .backup. At most ${sizeOf(query.data.mostBytes)}.`}
            disabled={isSending}
            onChange={(event) => choose(event.target.files?.[0])}
          />
        ) : null}
        {upload && file && stage === "receiving" ? (
          <Progress
            words={`${isBroken ? "Sent so far" : "Sending"}: ${sizeOf(upload.received)} of ${sizeOf(upload.bytes)}`}
            done={upload.received / upload.bytes}
          />
        ) : null}
        {upload && stage === "checking" ? <Progress words="Reading the backup to its end" done={upload.done} /> : null}
        {upload?.contents && stage === "checked" ? (
          <FoundBackup
            contents={upload.contents}
            onStart={async () => tell(await api.post(`/restore/${upload.id}/start`, undefined, restoreUpload))}
          />
        ) : null}
        {upload && stage === "restoring" ? (
          <>
            <Progress words={upload.done < 1 ? "Restoring" : "Restoring: the last steps"} done={upload.done} />
            <p className="text-quiet">
              {query.isError
                ? "The server does not answer at this moment. We look again."
                : "This may take some minutes. It goes on when you leave this page. When it is done, you are signed out."}
            </p>
          </>
        ) : null}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isBroken && file ? <PrimaryButton onClick={() => goOn(file)}>Go on sending</PrimaryButton> : null}
          {upload && /^(receiving|checking|checked)$/.test(upload.stage) ? (
            <Button onClick={drop}>{stage === "checked" ? "Another file" : "Cancel"}</Button>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

const begin = ({ name, size }: File) => api.post("/restore", { name: name.slice(-200), bytes: size }, restoreUpload);

function Progress({ words, done }: { words: string; done: number }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="font-semibold wrap-anywhere">
        {words}
      </p>
      <progress
        aria-labelledby={id}
        max={1}
        value={done}
        className="mt-2 block h-3 w-full appearance-none overflow-hidden rounded-full border border-line bg-paper [&::-moz-progress-bar]:bg-lagoon [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-lagoon"
      />
    </div>
  );
}

export const restoreQuery = read("/restore", restoreState);
