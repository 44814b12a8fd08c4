import { expect, it } from "vitest";
import { TooBusy } from "../errors.ts";
import { createFairQueue } from "./fair-queue.ts";

/** Work that goes on until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}
const sizes = { atOnce: 2, most: 300, mostOfOne: 100 };

it("does as many things at a time as it may, the others in turn", async () => {
  const { inTurn } = createFairQueue(sizes);
  const { work, end } = held();
  let running = 0;
  const all = Array.from({ length: 6 }, (_, number) =>
    inTurn(`192.0.${number}.1`, () => {
      running++;
      return work();
    }),
  );
  await expect.poll(() => running).toBe(2);
  end();
  await Promise.all(all);
  expect(running).toBe(6);
});

it("lets a newcomer wait for one turn of each other network, not for a crowd from many addresses of one", async () => {
  const { inTurn } = createFairQueue({ ...sizes, atOnce: 1 });
  const order: string[] = [];
  const ask = (client: string) => inTurn(client, async () => void order.push(client));
  const crowd = Array.from({ length: 90 }, (_, number) => ask(`198.51.100.${number % 3}`));
  await Promise.all([...crowd, ask("203.0.113.7"), ask("2001:db8:1::7")]);
  expect(order.indexOf("203.0.113.7")).toBeLessThan(4);
  expect(order.indexOf("2001:db8:1::7")).toBeLessThan(5);
});

it("refuses a client with a hundred wishes, and when it is full takes the place of those who have the most", async () => {
  const { inTurn } = createFairQueue(sizes);
  const { work, end } = held();
  const made: Promise<string>[] = [];
  const ask = (client: string) => {
    const asked = inTurn(client, work).then(
      () => "done",
      (error) => (error instanceof TooBusy ? "refused" : "failed"),
    );
    made.push(asked);
    return asked;
  };
  const repeated = (client: string, times: number) => Array.from({ length: times }, () => ask(client));
  const one = repeated("198.51.100.1", 102);
  expect(await ask("198.51.100.1")).toBe("refused");
  repeated("198.51.100.2", 100);
  repeated("198.51.100.3", 100);
  // 300 wait, all of one network: it gets no more, and makes room for another.
  expect(await ask("198.51.100.4")).toBe("refused");
  const other = repeated("203.0.113.1", 3);
  end();
  expect(await Promise.all(other)).toEqual(["done", "done", "done"]);
  expect(await Promise.all(one)).not.toContain("failed");
  const outcomes = await Promise.all(made);
  expect(outcomes.filter((outcome) => outcome === "refused")).toHaveLength(5);
});

it("begins what two clients want at the earlier of their turns, once", async () => {
  const { enter, inTurn } = createFairQueue({ ...sizes, atOnce: 1 });
  const order: string[] = [];
  const crowd = Array.from({ length: 20 }, (_, number) => inTurn("198.51.100.1", async () => void order.push(`crowd ${number}`)));
  const wanted = enter("198.51.100.1", async () => void order.push("wanted"));
  wanted.alsoFor("203.0.113.1");
  const last = inTurn("198.51.100.1", async () => void order.push("last"));
  await Promise.all([...crowd, wanted.result, last]);
  expect(order.filter((one) => one === "wanted")).toHaveLength(1);
  expect(order.indexOf("wanted")).toBeLessThan(3);
});

it("takes a place from nobody who would then have fewer, and refuses no work that somebody else waits for", async () => {
  const { enter, inTurn } = createFairQueue({ ...sizes, atOnce: 1, most: 3 });
  const { work, end } = held();
  const first = enter("192.0.2.1", work);
  // It is under way: nobody waits for its turn.
  first.alsoFor("198.51.100.1");
  const one = inTurn("198.51.100.1", work);
  const both = enter("198.51.100.1", work);
  both.alsoFor("198.51.100.2");
  both.alsoFor("203.0.113.1");
  await expect(inTurn("203.0.113.1", work)).rejects.toThrow(TooBusy);
  const newcomer = inTurn("192.0.2.1", work);
  end();
  await expect(Promise.all([first.result, one, both.result, newcomer])).resolves.toHaveLength(4);
});

it("lets others have a turn between two works, and goes on after one that failed", async () => {
  const { inTurn } = createFairQueue(sizes);
  const order: string[] = [];
  const works = Array.from({ length: 8 }, () => inTurn("one", async () => void order.push("work")));
  setImmediate(() => setImmediate(() => order.push("other")));
  await expect(inTurn("one", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await Promise.all(works);
  expect(order.indexOf("other")).toBeLessThan(8);
});
