import { sql } from "kysely";
import { type Autosaved, type AutosaveInput, autosaved, isKeptOnServer, kindOfForm, type UnsavedForm } from "#contract/autosave.ts";
import { mediaAddressesIn } from "#contract/fields/picture.ts";
import { contentRows } from "#database/content-rows.ts";
import type { Database } from "#database/database.ts";
import { contentTables } from "#database/tables.ts";
import type { Reader } from "#database/transaction.ts";
import { nameOf } from "../actor.ts";
import { isoMoment } from "../iso-moment.ts";
import { rowsById } from "../limits/in-parts.ts";
import { deleted } from "../rows.ts";

export type Autosaves = ReturnType<typeof createAutosaves>;
type Person = { id: number };

/** A window tells every 20 s that its form is open; one that has not for this long is closed, asleep or gone. */
const openFor = 50_000;
/** Forms of one person that are kept; the longest untouched go first. */
const mostOfPerson = 40;
const keepFor = 30 * 24 * 3_600_000;

/** What people type into forms and have not saved, and who has a form open. Each person's own: one for each form. */
export function createAutosaves(database: Database, clock: () => number) {
  async function othersAt(db: Reader, form: string, me: Person): Promise<string[]> {
    const rows = await db
      .selectFrom("autosaves")
      .innerJoin("admins", "admins.id", "autosaves.admin_id")
      .select(["admins.name", "admins.username"])
      .where("form", "=", form)
      .where("admin_id", "!=", me.id)
      .where("seen_at", ">", clock() - openFor)
      .orderBy("autosaves.id")
      .limit(20)
      .execute();
    // Forms of new items have one name, whoever fills them in.
    return form.endsWith(":new") ? [] : rows.map(nameOf);
  }

  return {
    /** What the person typed into this form and did not save. */
    async find(form: string, me: Person): Promise<Autosaved> {
      return database.read(async (db) => {
        const row = await db.selectFrom("autosaves").selectAll().where("form", "=", form).where("admin_id", "=", me.id).executeTakeFirst();
        const others = await othersAt(db, form, me);
        if (!row || row.data === "") return { draft: null, saved_at: null, number: Number(row?.number ?? 0), others };
        const { draft } = autosaved.pick({ draft: true }).parse({ draft: JSON.parse(row.data) });
        return { draft, saved_at: isoMoment(row.saved_at), number: Number(row.number), others };
      });
    },

    /** Forms in which the person typed something and did not save it, the latest first; none that nobody can open. */
    async list(me: Person): Promise<UnsavedForm[]> {
      const rows = await database.read(async (db) => {
        const typed = await db
          .selectFrom("autosaves")
          .select(["form", "title", "saved_at"])
          .where("admin_id", "=", me.id)
          .where("data", "!=", "")
          .orderBy("saved_at", "desc")
          .limit(mostOfPerson)
          .execute();
        const gone = await formsOfGone(db, typed);
        return typed.filter(({ form }) => isKeptOnServer(form) && !gone.includes(form));
      });
      return rows.map(({ form, title, saved_at }) => ({ form, title, saved_at: isoMoment(saved_at) }));
    },

    /** Keeps what was typed, and that the form is open. An older save that arrives late changes nothing. */
    async keep(form: string, { client, number, open, take = false, draft }: AutosaveInput, me: Person) {
      return database.write(async (tx) => {
        const now = clock();
        const row = await tx
          .selectFrom("autosaves")
          .select(["client", "number"])
          .where("form", "=", form)
          .where("admin_id", "=", me.id)
          .executeTakeFirst();
        const others = await othersAt(tx, form, me);
        const last = Number(row?.number ?? 0);
        const isMine = row === undefined || row.client === client;
        if (!isMine && !take) return { taken: true, others, number: last };
        // Even from a window that takes over: its request may have been under way while the other window went on.
        if (number < last) return { taken: false, others, number: last };
        const kept = {
          seen_at: open ? now : 0,
          client,
          number,
          ...(draft !== undefined && { data: draft === null ? "" : JSON.stringify(draft), title: titleOf(form, draft), saved_at: now }),
          ...(draft && { saved_as: null }),
        };
        if (row) await tx.updateTable("autosaves").set(kept).where("form", "=", form).where("admin_id", "=", me.id).execute();
        else {
          await tx
            .insertInto("autosaves")
            .values({ form, admin_id: me.id, data: "", saved_at: now, ...kept })
            .execute();
          const old = tx
            .selectFrom("autosaves")
            .select("id")
            .where("admin_id", "=", me.id)
            // What only says that a form was open goes before what was typed.
            .orderBy(sql`case when data = '' then 1 else 0 end`)
            .orderBy("seen_at", "desc")
            .orderBy("saved_at", "desc");
          const beyond = await old.offset(mostOfPerson).limit(mostOfPerson).execute();
          const ids = beyond.map(({ id }) => id);
          if (ids.length > 0) await tx.deleteFrom("autosaves").where("id", "in", ids).execute();
        }
        return { taken: false, others, number };
      });
    },

    /**
     * The person saved the form: what was typed is dropped, even if the window never hears that it was saved. `savedAs`: the id that a new
     * item got.
     */
    async settle(form: string, me: Person, savedAs?: number): Promise<void> {
      await database.write(async (tx) => {
        const mine = tx.updateTable("autosaves").where("form", "=", form).where("admin_id", "=", me.id);
        if (savedAs !== undefined) await mine.set({ saved_as: savedAs }).execute();
        await mine
          .set(({ eb }) => ({ data: "", number: eb("number", "+", 1) }))
          .where("data", "!=", "")
          .execute();
      });
    },

    /** Adds the addresses of all pictures that somebody put into a text and did not save yet. */
    async addPictures(shown: Set<string>): Promise<void> {
      const read = (after: number) =>
        database.read((db) => db.selectFrom("autosaves").select(["id", "data"]).where("id", ">", after).orderBy("id").limit(20).execute());
      for await (const { data } of rowsById(20, read)) for (const address of mediaAddressesIn(data)) shown.add(address);
    },

    /** Forgets what nobody came back to for 30 days. Answers how many. */
    sweep(): Promise<number> {
      const before = clock() - keepFor;
      return database.write((tx) => deleted(tx.deleteFrom("autosaves").where("seen_at", "<", before).where("saved_at", "<", before)));
    },
  };
}

/** Those of the forms whose item is deleted. */
async function formsOfGone(db: Reader, typed: readonly { form: string }[]): Promise<string[]> {
  const forms = typed.map(({ form }) => form);
  const gone: string[] = [];
  for (const table of contentTables) {
    const ofTable = forms.filter((form) => kindOfForm(form)?.table === table && !form.endsWith(":new"));
    if (ofTable.length === 0) continue;
    const rows = await contentRows(db, table).select("id").where("id", "in", ofTable.map(idOf)).where("deleted_at", "is", null).execute();
    const there = rows.map(({ id }) => id);
    gone.push(...ofTable.filter((form) => !there.includes(idOf(form))));
  }
  return gone;
}

const idOf = (form: string): number => Number(form.replace(/.*:/, ""));

function titleOf(form: string, draft: AutosaveInput["draft"]): string {
  const title = draft?.values[kindOfForm(form)?.titled ?? ""];
  // No field has judged it yet, and PostgreSQL stores no NUL.
  return typeof title === "string" ? title.replaceAll("\0", "").slice(0, 200).toWellFormed() : "";
}
