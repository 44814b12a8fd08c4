import { startProduct } from "./product.ts";
import { median, type Row, row } from "./row.ts";

/** From the spawn of a built program with a filled database to its first 200. */
export async function measureStart(): Promise<Row[]> {
  const first = await startProduct();
  await first.stop();
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    const product = await startProduct({ dataDir: first.dataDir });
    times.push(product.startedIn);
    await product.stop();
  }
  const middle = median(times);
  return [row("start to the first 200", `${Math.round(middle)} ms`, "≤ 1000 ms", middle <= 1000)];
}
