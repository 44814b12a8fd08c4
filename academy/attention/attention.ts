import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { AttentionLine } from "#contract/operations/attention.ts";
import { type Database, DatabaseAway } from "#database/database.ts";
import type { Trouble } from "#database/engine.ts";
import type { Reader } from "#database/transaction.ts";
import { troubleTold } from "#database/trouble.ts";
import { type MailSettings, MailTrouble, senderOf } from "../mail.ts";
import { onceAtATime } from "../once-at-a-time.ts";
import { dropProgramValue, jsonValueOf, putJsonValue } from "../program-values.ts";
import type { Attention, AttentionParts } from "./attention-line.ts";
import { attentionMail } from "./attention-mail.ts";

/** In no backup: a restored copy is another installation. */
const key = "here:attention";
/** Milliseconds. Trouble that is over sooner is told to nobody. */
const settles = 60_000;
/** For so long trouble stays that only a process saw which is gone, or a part that does not answer. */
const forgets = 24 * 3_600_000;
/** A list does not look again so soon after a look. */
const freshFor = 1000;

const noted = z.object({
  what: z.string(),
  advice: z.string(),
  link: z.string().optional(),
  quiet: z.boolean().optional(),
  /** Which process sees it; "": all do. */
  by: z.string(),
  since: z.number(),
  seen: z.number(),
  told: z.boolean(),
});
type Noted = z.output<typeof noted>;
type State = Record<string, Noted>;
type News = { begun: Noted[]; over: Noted[] };

type Needs = {
  mail: Pick<MailSettings, "now">;
  database: Database;
  clock: () => number;
  parts: AttentionParts;
  /** Which process of which machine this is. */
  place: string;
  dashboard: string;
  academy: () => Promise<{ name: string; email: string }>;
  log: (level: "warn" | "info", message: string, fields: Record<string, unknown>) => void;
};

/**
 * What needs attention, from every part; one list for all processes. Owners get one mail when something begins and one when it is over,
 * whichever process notices.
 */
export function createAttention({ database, clock, parts, place, dashboard, academy, mail: settings, log }: Needs) {
  const away = createAway(clock, settles);
  /** Kept from the last look, in case the database itself is what needs attention. */
  let addressees: { of: { name: string; email: string }; owners: { name: string; email: string }[] } | undefined;
  let untold: News = { begun: [], over: [] };
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  /** Asks every part; `isPartial`: one of them failed. */
  async function found(): Promise<{ lines: Attention[]; isPartial: boolean }> {
    const lines: Attention[] = [];
    let isPartial = false;
    for (const [name, part] of Object.entries(parts))
      try {
        lines.push(...(await part()));
      } catch (error) {
        // While one table is held, parts that need other tables still answer; while the database itself is away, none does.
        if (error instanceof DatabaseAway && (error.trouble !== "locked" || name === "database")) throw error;
        // Whether what it said before is over is not known.
        isPartial = true;
        log("warn", "a part did not say what needs attention", { part: name, error: String(error) });
      }
    return { lines, isPartial };
  }

  async function note(): Promise<void> {
    const { lines, isPartial } = await found();
    const now = clock();
    const state = await database.read(readState);
    if (lines.length === 0 && Object.keys(state).length === 0) return mailOwners();
    const news = await database.write(async (tx) => {
      const { next, begun, over } = settled(await readState(tx), lines, { now, place, isPartial });
      if (Object.keys(next).length === 0) await dropProgramValue(tx, key);
      else await putJsonValue(tx, key, next);
      return { begun, over };
    });
    await tell(news);
  }

  async function tell({ begun, over }: News): Promise<void> {
    const before = untold;
    for (const { what } of begun) log("warn", "needs attention", { what });
    for (const { what } of over) log("info", "needs no attention any more", { what });
    untold = { begun: untold.begun.filter(({ what }) => !isIn(over, what)), over: untold.over };
    // What is over before a mail could tell that it began is told to nobody.
    const neverTold = (line: Noted) => isIn(before.begun, line.what) && !isIn(untold.begun, line.what);
    untold.over.push(...over.filter((line) => !line.quiet && !neverTold(line)));
    untold.begun.push(...begun.filter(({ quiet }) => !quiet));
    await mailOwners();
  }

  /** What could not be mailed waits for the next look: the mail server may itself be what needs attention. */
  async function mailOwners(): Promise<void> {
    const { send, from } = await settings.now();
    if (!send || !addressees || untold.begun.length + untold.over.length === 0) return;
    const { of, owners } = addressees;
    const mail = attentionMail({ academy: of.name, dashboard, ...untold });
    let arrived = owners.length === 0;
    for (const { email } of owners)
      try {
        await send({ from: senderOf(from, of), to: email, messageId: `<${randomUUID()}@attention>`, ...mail });
        arrived = true;
      } catch (error) {
        const reason = error instanceof MailTrouble ? error.reason : "unknown";
        log("warn", "an owner could not be told what needs attention", { reason });
      }
    if (arrived) untold = { begun: [], over: [] };
  }

  async function rememberAddressees(): Promise<void> {
    const owners = await database.read((db) =>
      db
        .selectFrom("admins")
        .select(["name", "email"])
        .where("role", "=", "owner")
        .where("left_at", "is", null)
        .where("email", "!=", "")
        .execute(),
    );
    addressees = { of: await academy(), owners };
  }

  async function lookNow(): Promise<void> {
    try {
      await rememberAddressees();
      await note();
      // Only after `note` it is known that the database can be written to, too.
      const back = away.isBack();
      if (back) await tell({ begun: [], over: [back] });
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      const gone = away.isAway(error.trouble);
      if (gone) await tell({ begun: [gone], over: [] });
    }
    lookedAt = performance.now();
  }

  const { start: look, underWay } = onceAtATime(lookNow);

  return {
    look,

    /** What needs attention now, the urgent first. */
    async list(): Promise<AttentionLine[]> {
      if (performance.now() - lookedAt > freshFor) await look();
      const state = Object.entries(await database.read(readState));
      return state
        .sort(([, one], [, other]) => Number(one.quiet ?? false) - Number(other.quiet ?? false) || one.since - other.since)
        .map(([name, { what, advice, link, since, quiet = false }]) => ({
          key: name,
          what,
          advice,
          ...(link !== undefined && { link }),
          since: new Date(since).toISOString(),
          quiet,
        }));
    },

    start(every = 30_000): void {
      const again = () => {
        timer = setTimeout(() => {
          look()
            .catch((error: unknown) => log("warn", "nobody knows what needs attention", { error: String(error) }))
            .finally(again);
        }, every).unref();
      };
      again();
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      await underWay()?.catch(() => {});
    },
  };
}

function isIn(lines: readonly Noted[], what: string): boolean {
  return lines.some((line) => line.what === what);
}

async function readState(db: Reader): Promise<State> {
  return z
    .record(z.string(), noted)
    .catch({})
    .parse((await jsonValueOf(db, key)) ?? {});
}

type At = { now: number; place: string; isPartial: boolean };

/** The state after a look, and what to mail: trouble that lasts, and trouble that was mailed and has been over for as long. */
function settled(before: State, lines: readonly Attention[], { now, place, isPartial }: At): News & { next: State } {
  const next: State = {};
  const news: News = { begun: [], over: [] };
  for (const { key: name, here, what, advice, link, quiet } of lines) {
    const id = here ? `${name} ${place}` : name;
    const was = before[id];
    const isTold = was?.told ?? false;
    const line = { what, advice, link, quiet, by: here ? place : "", since: was?.since ?? now, seen: now, told: isTold };
    if (!isTold && now - line.since >= settles) {
      line.told = true;
      news.begun.push(line);
    }
    next[id] = line;
  }
  for (const [id, line] of Object.entries(before)) {
    if (next[id]) continue;
    const isOthers = line.by !== "" && line.by !== place;
    const lasts = now - line.seen < (isOthers || isPartial ? forgets : settles);
    if (lasts) next[id] = line;
    else if (line.told) news.over.push(line);
  }
  return { next, ...news };
}

/** While the database is away, nothing can be stored about that: each process tells for itself. */
function createAway(clock: () => number, lasts: number) {
  let since: number | undefined;
  let told: Noted | undefined;
  return {
    isAway(trouble: Trouble): Noted | undefined {
      since ??= clock();
      if (told || clock() - since < lasts) return undefined;
      const { what, advice } = troubleTold(trouble);
      told = {
        what: `${what} Visitors see what was public last, and no form can be sent.`,
        advice,
        by: "",
        since,
        seen: clock(),
        told: true,
      };
      return told;
    },
    isBack(): Noted | undefined {
      const was = told;
      since = undefined;
      told = undefined;
      return was;
    },
  };
}
