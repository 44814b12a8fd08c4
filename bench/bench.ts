import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { measureCrowds } from "./crowds.ts";
import { measureGrowth } from "./growth.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import { measureProcesses } from "./processes.ts";
import { measureRender } from "./render.ts";
import { type Row, row, table } from "./row.ts";
import { measureStart } from "./start.ts";
import { measureWeight } from "./weight.ts";

const parts: Record<string, () => Promise<Row[]>> = {
  start: measureStart,
  load: measureLoad,
  render: measureRender,
  growth: measureGrowth,
  crowds: measureCrowds,
  processes: measureProcesses,
  weight: measureWeight,
  lighthouse: measureLighthouse,
};

const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`measuring ${name} …\n`);
  // What the other parts measured is worth keeping.
  rows.push(...(await measure().catch((error: Error) => [row(name, `broke off: ${error.message}`, "a figure", false)])));
}
process.stdout.write(`\n${table(rows)}\n`);
const folder = join(import.meta.dirname, "../.cache");
mkdirSync(folder, { recursive: true });
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
writeFileSync(join(folder, "bench.json"), `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`);
process.stdout.write("\nWritten to .cache/bench.json\n");
process.exit(0);
