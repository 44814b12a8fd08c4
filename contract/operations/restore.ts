import { z } from "../zod.ts";

/** Bytes of one part of the file: less than proxies allow by default (nginx: 1 MiB); when a connection breaks, only one part is sent again. */
export const restorePartBytes = 1_000_000;

/** What is in a backup, for whoever is about to restore it. */
export const restoreContents = z.object({
  /** The academy's name; "" in a backup of an old program. */
  academy: z.string(),
  made_at: z.string(),
  courses: z.number().int(),
  exams: z.number().int(),
  classes: z.number().int(),
  posts: z.number().int(),
  teachers: z.number().int(),
  enquiries: z.number().int(),
  people: z.number().int(),
  pictures: z.number().int(),
  /** Who can sign in as an owner then: some of their usernames. */
  owners: z.array(z.string()),
  /** People whose invitation ends with the restore: they have no password yet, and no backup holds their links. */
  invited: z.array(z.string()),
});
export type RestoreContents = z.output<typeof restoreContents>;

export const restoreUpload = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  /** How many have arrived. */
  received: z.number().int(),
  stage: z.enum(["receiving", "checking", "checked", "restoring", "failed"]),
  /** How far checking or restoring is, from 0 to 1. */
  done: z.number(),
  /** Why it failed, or why it may be tried again; else "". */
  trouble: z.string(),
  contents: restoreContents.nullable(),
});
export type RestoreUpload = z.output<typeof restoreUpload>;

export const restoreState = z.object({
  /** Nobody has changed anything here yet, so a backup may be restored over it. */
  offered: z.boolean(),
  /** A file may have so many bytes. */
  mostBytes: z.number().int(),
  upload: restoreUpload.nullable(),
});
export type RestoreState = z.output<typeof restoreState>;

export const restoreBegin = z.object({
  name: z.string("Say the name of the file.").min(1, "Say the name of the file.").max(200, "The name of the file is too long."),
  bytes: z.number("Say how many bytes the file has.").int("Give a whole number.").min(1, "The file is empty.").max(Number.MAX_SAFE_INTEGER),
});
export type RestoreBegin = z.output<typeof restoreBegin>;
