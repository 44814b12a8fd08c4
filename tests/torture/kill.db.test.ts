import { expect, it } from "vitest";
import { freshDatabaseUrl } from "../harness.ts";
import { figure, long, patience, pause, siteSettings, spread, startSite } from "./site.ts";
import { compare } from "./whole.ts";
import { openLedger, writeUntilDead } from "./writers.ts";

const rounds = long ? 100 : 4;

it(
  `kill -9 during writes, ${rounds} rounds: nothing acknowledged is lost, doubled or half there`,
  async () => {
    const env = siteSettings({ DATABASE_URL: await freshDatabaseUrl() });
    const ledger = openLedger();
    const ready: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const site = await startSite(env);
      ready.push(site.readyAfter);
      await settlePassword(site, ledger);
      const before = ledger.count;
      const writing = writeUntilDead(site, ledger, round, await site.signIn(ledger.passwords.acknowledged));
      while (ledger.count === before) await pause(10);
      await pause(Math.random() * 600);
      await site.kill();
      await writing;
      const damage = await compare(env, ledger);
      expect([round, damage]).toEqual([round, { lost: [], doubled: [], halfApplied: [] }]);
    }
    const engine = env.DATABASE_URL === "" ? "SQLite" : "PostgreSQL";
    figure(`kill -9, ${engine}`, { rounds, acknowledged: ledger.count, lost: 0, doubled: 0, "half-applied": 0, ready: spread(ready) });
    expect(ledger.count).toBeGreaterThan(rounds);
  },
  patience,
);

/** After a crash exactly one of the two passwords holds, and an acknowledged one is never lost. */
async function settlePassword(site: Awaited<ReturnType<typeof startSite>>, ledger: ReturnType<typeof openLedger>): Promise<void> {
  const { acknowledged, underWay } = ledger.passwords;
  const holds = async (password: string) => (await site.call("POST", "/api/auth/login", { username: "admin", password })).status === 200;
  const candidates = underWay === undefined ? [acknowledged] : [acknowledged, underWay];
  const right: string[] = [];
  for (const password of candidates) if (await holds(password)) right.push(password);
  expect(right).toHaveLength(1);
  ledger.passwords = { acknowledged: right[0] ?? "", underWay: undefined };
}
