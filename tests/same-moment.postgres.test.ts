import { expect, it } from "vitest";
import { accountTrials } from "./audited/account-trials.ts";
import { openWorld } from "./audited/trial.ts";
import { workTrials } from "./audited/work-trials.ts";

type Line = { id: number; noun: string; item_id: number | null; before: string | null; after: string | null };
const told = (text: string | null): Record<string, unknown> => (text === null ? {} : JSON.parse(text));

/** Of each item, what a line says was there before and the line before it did not leave there. */
function lostIn(lines: readonly Line[]): string[] {
  const last = new Map<string, Record<string, unknown>>();
  return lines.flatMap(({ noun, item_id, before, after }) => {
    const of = `${noun} ${item_id}`;
    const was = told(before);
    const left = last.get(of) ?? {};
    last.set(of, { ...left, ...told(after) });
    const lost = Object.keys(was).filter((name) => name in left && JSON.stringify(left[name]) !== JSON.stringify(was[name]));
    return lost.map((name) => `${of}: ${name} was ${JSON.stringify(left[name])}, not ${JSON.stringify(was[name])}`);
  });
}

/** On PostgreSQL only, where two could write at once: SQLite has one writer by itself. */
it("of the same call made thrice at the same moment, in two processes, none undoes what another did", async () => {
  const world = await openWorld();
  const other = await world.openAnother();
  const lines = (): Promise<Line[]> =>
    world.database.read((db) => db.selectFrom("audit").select(["id", "noun", "item_id", "before", "after"]).orderBy("id").execute());
  const wrong: string[] = [];
  let networks = 0;
  for (const [route, { at, query = "", body, anyone }] of Object.entries({ ...workTrials, ...accountTrials })) {
    if (!anyone && (await world.call("GET", "/api/status", undefined, { token: world.token })).status === 401)
      world.token = await world.signIn();
    const [method = "", path = ""] = route.split(" ");
    const given = [...((await at?.(world)) ?? [])];
    const sent = await body?.(world);
    const address = path.replace(/:\w+/g, () => String(given.shift()));
    const before = (await lines()).length;
    const said = await Promise.all(
      [world, other, world].map(({ call }) =>
        call(method, `/api${address}${query}`, sent, { address: `10.3.${++networks}.9`, ...(!anyone && { token: world.token }) }),
      ),
    );
    const statuses = said.map(({ status }) => status);
    // 503: refused, because those before it kept the database for longer than a call waits. That loses nothing.
    if (statuses.some((status) => status >= 500 && status !== 503)) wrong.push(`${route}: ${statuses.join(", ")}`);
    wrong.push(...lostIn((await lines()).slice(before)).map((lost) => `${route}: ${lost}`));
  }
  expect(wrong).toEqual([]);
});
