import type { Actor } from "#academy/actor.ts";
import type { RestoreContents } from "#contract/operations/restore.ts";
import type { DatabaseAddress } from "#database/database.ts";

/** What the thread is told to do with a file. */
export type RestoreTask =
  | { kind: "look"; file: string }
  | { kind: "restore"; file: string; name: string; address: DatabaseAddress; actor: Actor; at: number };

/** What it says: how many bytes it has read, then how it ended. `words`: why, where that is known; else `error` is for the log. `mayPass`: the same file may go in later. */
export type RestoreNews =
  | { kind: "read"; bytes: number }
  | { kind: "looked"; contents: RestoreContents }
  | { kind: "restored" }
  | { kind: "failed"; words: string; mayPass: boolean; error: string };

export const diskFull = "The server's disk is full. Nothing was changed. Please tell the person who runs the server.";
