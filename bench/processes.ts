import { ensurePostgres } from "../run/debian.mjs";
import { startPostgres } from "../tests/postgres/server.ts";
import { startProduct } from "./product.ts";
import { rawResponse } from "./raw.ts";
import { median, type Row, row } from "./row.ts";

/** Two processes on one PostgreSQL: how long until the other one shows a save. */
export async function measureProcesses(): Promise<Row[]> {
  const bin = await ensurePostgres();
  if (!bin) return [row("a save seen by another process", "not measured: no PostgreSQL here", "≤ 1000 ms", false)];
  const postgres = await startPostgres(bin);
  const env = { DATABASE_URL: await postgres.freshDatabase() };
  const one = await startProduct({ env });
  const other = await startProduct({ env });
  const authorization = `Bearer ${await one.token()}`;
  const [{ version: _, ...course }] = await (await fetch(`${one.url}/api/courses`)).json();
  const waits: number[] = [];
  for (let round = 0; round < 9; round++) {
    const summary = `Seen by all, round ${round}.`;
    await fetch(`${one.url}/api/courses/${course.id}`, {
      method: "PUT",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ ...course, summary }),
    });
    const begun = performance.now();
    while (!(await (await rawResponse(`${other.url}/course/${course.slug}`, { "accept-encoding": "identity" })).text()).includes(summary)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    waits.push(performance.now() - begun);
  }
  await Promise.all([one.stop(), other.stop()]);
  await postgres.stop();
  const worst = Math.max(...waits);
  return [
    row(
      "a save seen by another process on one PostgreSQL",
      `median ${Math.round(median(waits))} ms, longest ${Math.round(worst)} ms`,
      "≤ 1000 ms",
      worst <= 1000,
    ),
  ];
}
