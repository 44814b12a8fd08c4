import { kindOfForm } from "#contract/autosave.ts";
import type { RecordNews } from "#contract/record-news.ts";
import { formOfSingle } from "#contract/single-kinds.ts";
import type { Database } from "#database/database.ts";
import type { Reader } from "#database/transaction.ts";
import { lastOf } from "../audit/audit.ts";
import { NotFound } from "../errors.ts";
import { liveRows, type StoredKind } from "./stored-kind.ts";
import { workingCopyVersion } from "./working-copies.ts";

type Needs = {
  database: Database;
  kinds: readonly StoredKind[];
  /** The kinds with one item. */
  singles: readonly { path: string; read: () => Promise<{ version: number }> }[];
};

/** What became of the item in an open form, and who did what to it last: asked every few seconds, so it reads nothing large. */
export function createRecordNews({ database, kinds, singles }: Needs) {
  /** `form` as in "course:12" or, for a new item that `me` types, "course:new". Throws NotFound for a form of something else. */
  return async (form: string, me: { id: number }): Promise<RecordNews> => {
    const [name = "", number] = form.split(":");
    const id = Number(number);
    const path = kindOfForm(form)?.path;
    const kind = Number.isNaN(id) ? undefined : kinds.find((one) => one.path === path);
    if (kindOfForm(form) && number === "new") {
      const mine = (db: Reader) => db.selectFrom("autosaves").select("saved_as").where("form", "=", form).where("admin_id", "=", me.id);
      const row = await database.read((db) => mine(db).executeTakeFirst());
      return { version: null, working_copy: null, last: null, saved_as: row?.saved_as ?? null };
    }
    if (kind)
      return database.read(async (db) => {
        const row = await liveRows(db, kind).select("version").where("id", "=", id).executeTakeFirst();
        const copy = row && (await workingCopyVersion(db, kind.path, id));
        return {
          version: row?.version ?? null,
          working_copy: copy ?? null,
          last: (await lastOf(db, kind.path, id)) ?? null,
          saved_as: null,
        };
      });
    const single = singles.find((one) => formOfSingle(one.path) === name);
    if (!single) throw new NotFound("There is nothing that this form is about");
    const { version } = await single.read();
    return { version, working_copy: null, last: (await database.read((db) => lastOf(db, single.path, 1))) ?? null, saved_as: null };
  };
}
