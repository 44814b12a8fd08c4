import { type FirstHour, firstHourSteps } from "#contract/first-hour.ts";
import type { Database } from "#database/database.ts";
import type { Reader } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { dropProgramValue, programValueOf, putProgramValue } from "../program-values.ts";
import { countOf } from "../rows.ts";
import type { Left } from "./still-first.ts";

type Needs = {
  database: Database;
  clock: () => number;
  /** Steps of which other parts know whether they are done. */
  isDone: Record<"logo" | "answers", () => Promise<boolean>>;
  /** Facts and texts that are still as they came with the program, and true of no other academy. */
  left: Record<"facts" | "words", () => Promise<Left[]>>;
  /** How many samples are unchanged: in all, and among them classes. */
  samples: () => Promise<{ all: number; classes: number }>;
};

type Step = (typeof firstHourSteps)[number];

/** The key of the setting that is there while the list is put away. */
const away = "first-hour:away";
/** Steps that are ticked by having been done once, and the action in the activity of each, which is erased after a while. */
const lines = { mail: "mail-test", words: "first-hour-words", backup: "backup-download" } as const;
type Once = keyof typeof lines;
const keyOf = (step: Once) => `first-hour:${step}`;

/** The list of a new academy's first steps, each ticked by the state of things. What the first texts claim may be true as it is: an owner says so. */
export function createFirstHour({ database, clock, isDone, left, samples }: Needs) {
  return {
    /** As one owner sees it: the e-mail and the second step are their own. */
    async read(personId: number): Promise<FirstHour> {
      const unchanged = await samples();
      const done = await database.read(async (db) => {
        const person = await db.selectFrom("admins").select(["email", "totp_secret"]).where("id", "=", personId).executeTakeFirst();
        const passkey = await db.selectFrom("passkeys").select("id").where("admin_id", "=", personId).limit(1).executeTakeFirst();
        return {
          email: (person?.email ?? "") !== "",
          mail: await wasDone(db, "mail"),
          words: await wasDone(db, "words"),
          teachers: (await countOf(db.selectFrom("teachers").where("active", "=", 1).where("deleted_at", "is", null))) > 0,
          samples: unchanged.all === 0,
          "second-step": (person?.totp_secret ?? "") !== "" || passkey !== undefined,
          backup: await wasDone(db, "backup"),
          class: (await countOf(db.selectFrom("classes").where("deleted_at", "is", null))) > unchanged.classes,
        };
      });
      const [facts, words] = [await left.facts(), await left.words()];
      const still: Partial<Record<Step, Left[]>> = { facts, words };
      const all = {
        ...done,
        facts: facts.length === 0,
        logo: await isDone.logo(),
        words: done.words || words.length === 0,
        answers: await isDone.answers(),
      };
      return {
        steps: firstHourSteps.map((step) => ({ step, done: all[step], ...(!all[step] && still[step] && { left: still[step] }) })),
        putAway: (await database.read((db) => programValueOf(db, away))) !== undefined,
      };
    },

    /** Ticks a step for good. */
    did: (step: Once): Promise<void> => database.write((tx) => putProgramValue(tx, keyOf(step), String(clock()))),

    /** An owner says that what the site texts still claim is true here. */
    keepWords: (actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        await putProgramValue(tx, keyOf("words"), String(clock()));
        await record(tx, clock(), actor, { action: lines.words, noun: "settings" });
      }),

    /** Puts the list away, or back, for every owner. */
    setPutAway: (wanted: boolean, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        await (wanted ? putProgramValue(tx, away, String(clock())) : dropProgramValue(tx, away));
        await record(tx, clock(), actor, { action: wanted ? "first-hour-away" : "first-hour-back", noun: "settings" });
      }),
  };
}

async function wasDone(db: Reader, step: Once): Promise<boolean> {
  if ((await programValueOf(db, keyOf(step))) !== undefined) return true;
  // It may have been done before such steps were kept.
  return (await db.selectFrom("audit").select("id").where("action", "=", lines[step]).limit(1).executeTakeFirst()) !== undefined;
}
