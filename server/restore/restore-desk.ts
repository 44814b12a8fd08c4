import { randomBytes } from "node:crypto";
import type { Actor } from "#academy/actor.ts";
import { NotFound, Refusal } from "#academy/errors.ts";
import { Touched, wasNeverTouched } from "#academy/untouched/what-was-done.ts";
import type { RestoreBegin, RestoreState, RestoreUpload } from "#contract/operations/restore.ts";
import type { Database, DatabaseAddress } from "#database/database.ts";
import { inThread } from "./in-thread.ts";
import { diskFull } from "./restore-work.ts";
import { createUploadFolder } from "./upload-folder.ts";

type Needs = {
  database: Database;
  address: DatabaseAddress;
  /** Where the file waits until it is restored. */
  folder: string;
  clock: () => number;
  /** Called when other contents are in the database. */
  restored: () => Promise<void>;
  failed: (error: string) => void;
};

/** Milliseconds after which a file is deleted of which no more arrives, or with which nothing is done. */
const waitsFor = 30 * 60_000;
const unforeseen = "The backup could not be restored. Nothing was changed. The server's log says why.";

type Upload = RestoreUpload & { personId: number; writing: boolean };

/** How an owner puts a backup into an installation in which nobody has changed anything: its file in parts, a look, and the restore. */
export function createRestoreDesk({ database, address, folder, clock, restored, failed }: Needs) {
  const files = createUploadFolder(folder);
  let current: Upload | undefined;
  let work: ReturnType<typeof inThread> | undefined;
  let waiting: NodeJS.Timeout | undefined;

  function shown({ personId, writing, ...upload }: Upload): RestoreUpload {
    return upload;
  }

  /** Throws NotFound: who began an upload goes on with it, in the process where it began. */
  function own(id: string, personId: number): Upload {
    if (current?.id !== id || current.personId !== personId)
      throw new NotFound("This file is no longer on its way here. Please choose it again.");
    return current;
  }

  async function drop(): Promise<void> {
    clearTimeout(waiting);
    const [dropped, running] = [current, work];
    current = undefined;
    work = undefined;
    await running?.stop();
    if (dropped) await files.remove(dropped.id);
  }

  function waitOn(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => void drop(), waitsFor).unref();
  }

  async function giveUp(upload: Upload, words: string): Promise<void> {
    Object.assign(upload, { stage: "failed", trouble: words });
    await files.remove(upload.id);
  }

  function progressOf(upload: Upload) {
    return (bytes: number) => {
      upload.done = Math.min(1, bytes / upload.bytes);
    };
  }

  async function check(upload: Upload): Promise<void> {
    Object.assign(upload, { stage: "checking", done: 0 });
    const looking = inThread({ kind: "look", file: files.fileOf(upload.id) }, progressOf(upload));
    work = looking;
    const ended = await looking.ended;
    if (current !== upload) return;
    work = undefined;
    if (ended.kind === "looked") Object.assign(upload, { stage: "checked", contents: ended.contents });
    else if (ended.kind === "failed") await fail(upload, ended);
    waitOn();
  }

  async function restore(upload: Upload, actor: Actor): Promise<void> {
    const task = { kind: "restore", file: files.fileOf(upload.id), name: upload.name, address, actor, at: clock() } as const;
    const restoring = inThread(task, progressOf(upload));
    work = restoring;
    const ended = await restoring.ended;
    work = undefined;
    if (current !== upload) return;
    if (ended.kind === "restored") {
      // What does not follow at once, the poller of versions does (server/delivery/version-poller.ts).
      await restored().catch((error: unknown) => failed(String(error)));
      await drop();
    } else if (ended.kind === "failed") await fail(upload, ended);
  }

  type Failed = Extract<Awaited<ReturnType<typeof inThread>["ended"]>, { kind: "failed" }>;

  /** Where the trouble may pass, the file is kept: to send it again takes long. */
  async function fail(upload: Upload, { words, mayPass, error }: Failed): Promise<void> {
    if (words === "") failed(error);
    if (!mayPass || !upload.contents) return giveUp(upload, words || unforeseen);
    Object.assign(upload, { stage: "checked", trouble: words });
    waitOn();
  }

  return {
    /** At the start of the process. */
    sweep: () => files.sweep(true),

    /** An upload is shown only to whoever began it. */
    async state(personId: number): Promise<RestoreState> {
      const offered = await database.scan(wasNeverTouched);
      return {
        offered,
        mostBytes: offered ? await files.mostBytes() : 0,
        upload: current?.personId === personId ? shown(current) : null,
      };
    },

    /** Makes room for a file; one that was on its way before is dropped. Throws Touched, Refusal. */
    async begin({ name, bytes }: RestoreBegin, personId: number): Promise<RestoreUpload> {
      if (current?.stage === "restoring") throw new Refusal("A backup is being restored at this moment.");
      if (!(await database.scan(wasNeverTouched))) throw new Touched();
      const most = await files.mostBytes();
      if (bytes > most)
        throw new Refusal(
          `There is no room for this file on the server: it has ${inMegabytes(bytes)}, and ${inMegabytes(most)} is the most. Whoever runs the server can make room.`,
        );
      await drop();
      const id = randomBytes(16).toString("hex");
      await files.begin(id);
      const begun: Upload = {
        ...{ id, name, bytes, received: 0, stage: "receiving", done: 0, trouble: "", contents: null },
        ...{ personId, writing: false },
      };
      current = begun;
      waitOn();
      return shown(begun);
    },

    /** Takes in the part that begins at `offset`; another part than the next changes nothing, and is answered with what has arrived. Throws NotFound, Refusal. */
    async take(id: string, offset: number, bytes: Uint8Array, personId: number): Promise<RestoreUpload> {
      const upload = own(id, personId);
      if (upload.stage !== "receiving" || upload.writing || offset !== upload.received) return shown(upload);
      if (offset + bytes.byteLength > upload.bytes) throw new Refusal("The file is longer than it was said to be. Please choose it again.");
      upload.writing = true;
      try {
        await files.write(id, offset, bytes);
        upload.received += bytes.byteLength;
      } catch (error) {
        await giveUp(upload, wordsOfWriting(error));
      } finally {
        upload.writing = false;
      }
      waitOn();
      if (current === upload && upload.stage === "receiving" && upload.received === upload.bytes) void check(upload);
      return shown(upload);
    },

    /**
     * Begins to put it in the place of everything; `state` tells how far it is, until the session ends with the old contents. Throws
     * NotFound, Refusal, Touched.
     */
    async start(id: string, actor: Actor & { id: number }): Promise<RestoreUpload> {
      const upload = own(id, actor.id);
      if (upload.stage !== "checked") throw new Refusal("The file was not read to its end yet.");
      if (!(await database.scan(wasNeverTouched))) throw new Touched();
      // Two presses at the same moment begin one.
      if (upload.stage !== "checked" || current !== upload) return shown(upload);
      clearTimeout(waiting);
      Object.assign(upload, { stage: "restoring", done: 0, trouble: "" });
      void restore(upload, actor);
      return shown(upload);
    },

    /** Throws NotFound, and Refusal while it is put in. */
    async drop(id: string, personId: number): Promise<void> {
      if (own(id, personId).stage === "restoring") throw new Refusal("The backup is being restored at this moment.");
      await drop();
    },

    close: drop,
  };
}

function wordsOfWriting(error: unknown): string {
  const isFull = error instanceof Error && "code" in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
  return isFull ? diskFull : "The file could not be kept on the server. Nothing was changed. Please choose it again.";
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000).toLocaleString("en-GB")} MB`;
}
