export type Row = { what: string; figure: string; target: string; met: boolean };

export function row(what: string, figure: string, target: string, met: boolean): Row {
  return { what, figure, target, met };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, figure, target, met }) => `| ${what} | ${figure} | ${target} | ${met ? "yes" : "NO"} |`);
  return ["| what | measured | target | met |", "|---|---|---|---|", ...lines].join("\n");
}
