import { factsKind } from "#contract/kinds/academy-facts.ts";
import type { RestoreContents } from "#contract/operations/restore.ts";
import { z } from "#contract/zod.ts";
import { DamagedBackup, type ReadProgress } from "#database/backup/read-backup.ts";
import { readRestorable } from "#database/backup/restore-backup.ts";

const mostOwners = 5;
const mostInvited = 50;
const facts = z.object({ name: z.string() });

/** Reads a backup to its end and answers what is in it, without what is in the trash. Throws DamagedBackup, DatabaseTooNew. */
export async function lookIntoBackup(file: string, progress: ReadProgress): Promise<RestoreContents> {
  let academy = "";
  const owners: string[] = [];
  const invited: string[] = [];
  const live = new Map<string, number>();
  const { head } = await readRestorable(file, {
    progress,
    each(table, row) {
      if ((row.deleted_at ?? null) === null) live.set(table, (live.get(table) ?? 0) + 1);
      if (table === "site_settings" && row.name === factsKind.row) academy = nameIn(String(row.data));
      // Before roles, everybody did everything.
      const isOwner = table === "admins" && (row.role ?? "owner") === "owner" && (row.left_at ?? null) === null && row.password_hash !== "";
      if (isOwner) owners.push(String(row.username));
      const isInvited = table === "admins" && (row.left_at ?? null) === null && row.password_hash === "";
      if (isInvited) invited.push(String(row.name || row.username));
    },
  });
  if (owners.length === 0) throw new DamagedBackup("Nobody could sign in after this: the backup has no owner with a password.");
  const count = (table: string) => live.get(table) ?? 0;
  return {
    academy,
    made_at: head.made_at,
    courses: count("courses"),
    exams: count("exams"),
    classes: count("classes"),
    posts: count("posts"),
    teachers: count("teachers"),
    enquiries: count("enquiries"),
    people: count("admins"),
    pictures: count("pictures"),
    owners: owners.slice(0, mostOwners),
    invited: invited.slice(0, mostInvited),
  };
}

function nameIn(data: string): string {
  try {
    return facts.safeParse(JSON.parse(data)).data?.name ?? "";
  } catch {
    return "";
  }
}
