import type { ClosedDays } from "#contract/classes/class-days.ts";
import { factsKind, nextFactsKind } from "#contract/kinds/academy-facts.ts";
import { branchKind } from "#contract/kinds/branch.ts";
import { dateText } from "#contract/site/date-text.ts";
import { wholeAddress } from "#contract/site/whole-address.ts";
import type { Reader } from "#database/transaction.ts";
import { closedDaysInFacts } from "../first-day.ts";
import { createBreather } from "../limits/breather.ts";

/** What people in a class could know of the academy at a moment. `since`: the last change before it, in milliseconds. */
export type AcademyThen = {
  since: number;
  closed: readonly ClosedDays[];
  /** Where classes at the academy itself are held, in words; with a move that is prepared for a day up to `until`. */
  address: (until: string) => string;
  branchAddress: (id: number) => string | undefined;
};

type Dated<Value> = { since: number; value: Value };
type Facts = { closed: readonly ClosedDays[]; address: string; from: string };

const nothing: Facts = { closed: [], address: "", from: "" };

/** Reads the academy's facts and branches in all versions that are kept: they change a class without a change of the class itself. */
export async function academyThen(db: Reader, today: string): Promise<{ now: AcademyThen; at: (moment: number) => AcademyThen }> {
  const settings = await db
    .selectFrom("site_settings")
    .select(["name", "data", "updated_at"])
    .where("name", "in", [factsKind.row, nextFactsKind.row])
    .execute();
  const branches = await db.selectFrom("branches").select(["id", "address", "city", "updated_at"]).execute();
  const older = await db
    .selectFrom("revisions")
    .select(["noun", "item_id", "data", "saved_at"])
    .where("noun", "in", [factsKind.path, nextFactsKind.path, branchKind.path])
    .orderBy("version")
    .execute();
  const breathe = createBreather();

  async function factsOf({ path, row }: { path: string; row: string }): Promise<Dated<Facts>[]> {
    const found: Dated<Facts>[] = [];
    const kept = older.flatMap(({ noun, data, saved_at }) => (noun === path ? [{ data, since: Number(saved_at) }] : []));
    const now = settings.flatMap(({ name, data, updated_at }) => (name === row ? [{ data, since: Number(updated_at) }] : []));
    for (const { data, since } of [...kept, ...now]) {
      await breathe();
      const value = factsIn(data);
      if (JSON.stringify(value) !== JSON.stringify(found.at(-1)?.value)) found.push({ since, value });
    }
    return found;
  }
  const facts = await factsOf(factsKind);
  const prepared = await factsOf(nextFactsKind);
  const byBranch = new Map<number, Dated<string>[]>();
  const keptOfBranches = older.filter(({ noun }) => noun === branchKind.path);
  for (const [id, since, one] of [
    ...keptOfBranches.map(({ item_id, saved_at, data }) => [item_id, saved_at, () => JSON.parse(data)] as const),
    ...branches.map(({ updated_at, ...row }) => [row.id, updated_at, () => row] as const),
  ]) {
    await breathe();
    const { address, city } = one();
    const [value, were] = [wholeAddress(String(address), String(city)), byBranch.get(id) ?? []];
    if (were.at(-1)?.value !== value) byBranch.set(id, [...were, { since: Number(since), value }]);
  }
  // The first of each is no change.
  const changes = [facts, prepared, ...byBranch.values()].flatMap((all) => all.slice(1).map(({ since }) => since)).sort((a, b) => a - b);

  function at(moment: number): AcademyThen {
    const { closed, address } = valueAt(facts, moment) ?? nothing;
    const next = valueAt(prepared, moment) ?? nothing;
    return {
      since: changes.findLast((since) => since <= moment) ?? 0,
      closed,
      address: (until) => addressInWords(address, next, { today, until }),
      branchAddress: (id) => valueAt(byBranch.get(id) ?? [], moment),
    };
  }
  return { now: at(Number.POSITIVE_INFINITY), at };
}

function valueAt<Value>(all: readonly Dated<Value>[], moment: number): Value | undefined {
  return (all.findLast(({ since }) => since <= moment) ?? all[0])?.value;
}

function factsIn(data: string): Facts {
  const facts: Record<string, unknown> = JSON.parse(data);
  const lines = factsKind.list.address.answer.safeParse(facts.address).data ?? [];
  return {
    closed: closedDaysInFacts(facts),
    address: wholeAddress(lines.join(", "), String(facts.city)),
    from: String(facts.from ?? ""),
  };
}

/** "12 Beach Road, Matara"; with a move to come "12 Beach Road, Matara; from 4 January 2027 Main Street, Galle". */
function addressInWords(address: string, next: Facts, { today, until }: { today: string; until: string }): string {
  if (next.from === "" || next.from > until || next.address === address) return address;
  return next.from <= today ? next.address : `${address}; from ${dateText(next.from)} ${next.address}`;
}
