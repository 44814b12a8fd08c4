import type { Result } from "./kinds.ts";

export function tellFigures(found: readonly Result[]): void {
  const groups = Map.groupBy(found, ({ kind, elsewhere }) => `${kind}${elsewhere ? ", another device" : ""}`);
  for (const [name, group] of [...groups].sort()) {
    const lost = group.filter(({ ok }) => !ok).length;
    const times = group.map((one) => one.lost).sort((one, other) => one - other);
    const median = Math.round(times[Math.floor(times.length / 2)] ?? 0);
    console.log(
      `  ${name}: ${group.length} runs, ${lost} lost; the last ${median} ms (median), ${Math.round(times.at(-1) ?? 0)} ms (most) were gone`,
    );
  }
  console.log(`  all: ${found.length} runs, ${found.filter(({ ok }) => !ok).length} lost`);
}
