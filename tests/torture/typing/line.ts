import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../../postgres/server.ts";

/** A line between browser and server: open, cut, or stalled in the middle of what is being sent. */
export type Line = {
  url: string;
  cut: () => void;
  /** Of what is sent from now on, the first `bytes` of each connection arrive, and nothing comes back. */
  stall: (bytes: number) => void;
  /** Open again. What was stalled arrives now, late, or (`forgotten`) never: nobody is told. */
  mend: (forgotten: boolean) => void;
  close: () => void;
};

type Pair = { near: Socket; far: Socket; left: number; held: Buffer[] };

export async function openLine(to: number): Promise<Line> {
  const port = await freePort();
  const pairs = new Set<Pair>();
  let state: "open" | "cut" | "stalled" = "open";
  let allowance = 0;

  const server = createServer((near) => {
    if (state === "cut") return near.destroy();
    const pair: Pair = { near, far: connect(to, "127.0.0.1"), left: allowance, held: [] };
    const { far } = pair;
    pairs.add(pair);
    near.on("data", (part: Buffer) => {
      if (!isHeld(pair)) return void far.write(part);
      far.write(part.subarray(0, pair.left));
      pair.held.push(part.subarray(pair.left));
      pair.left = Math.max(0, pair.left - part.length);
    });
    far.on("data", (part: Buffer) => {
      if (!isHeld(pair)) near.write(part);
    });
    const end = () => {
      if (isHeld(pair) && !near.destroyed) return;
      drop(pair);
    };
    for (const socket of [near, far]) socket.on("error", end).on("close", end);
  });
  const forgottenPairs = new WeakSet<Pair>();
  const isHeld = (pair: Pair) => state === "stalled" || forgottenPairs.has(pair);

  function drop(pair: Pair): void {
    pairs.delete(pair);
    pair.near.destroy();
    pair.far.destroy();
  }

  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      state = "cut";
      for (const pair of pairs) drop(pair);
    },
    stall(bytes) {
      state = "stalled";
      allowance = bytes;
      for (const pair of pairs) pair.left = bytes;
    },
    mend(forgotten) {
      state = "open";
      allowance = 0;
      for (const pair of pairs) {
        if (forgotten) forgottenPairs.add(pair);
        else for (const part of pair.held.splice(0)) pair.far.write(part);
      }
    },
    close() {
      for (const pair of pairs) drop(pair);
      server.close();
    },
  };
}
