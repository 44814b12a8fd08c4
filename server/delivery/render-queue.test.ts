import { expect, it } from "vitest";
import { Busy, createRenderQueue } from "./render-queue.ts";

/** Work that goes on until it is told to end. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

it("makes two pages at a time, the others in turn", async () => {
  const inTurn = createRenderQueue();
  const { work, end } = held();
  let running = 0;
  const all = Array.from({ length: 6 }, (_, number) =>
    inTurn(`client ${number}`, () => {
      running++;
      return work();
    }),
  );
  await expect.poll(() => running).toBe(2);
  end();
  await Promise.all(all);
  expect(running).toBe(6);
});

it("turns away a client with a hundred wishes, and not the next one; and everybody when 300 wait", async () => {
  const inTurn = createRenderQueue();
  const { work, end } = held();
  const made: Promise<unknown>[] = [];
  const ask = (client: string, times: number) => {
    for (let number = 0; number < times; number++) made.push(inTurn(client, work));
  };
  ask("one", 100);
  await expect(inTurn("one", work)).rejects.toThrow(Busy);
  ask("two", 100);
  ask("three", 100);
  ask("four", 2);
  await expect(inTurn("five", work)).rejects.toThrow(Busy);
  end();
  await Promise.all(made);
  await inTurn("one", async () => {});
});

it("lets others have a turn between two pages, and goes on after one that failed", async () => {
  const inTurn = createRenderQueue();
  const order: string[] = [];
  const busy = async () => {
    order.push("page");
  };
  const pages = Array.from({ length: 4 }, () => inTurn("one", busy));
  setImmediate(() => setImmediate(() => order.push("other")));
  await expect(inTurn("one", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await Promise.all(pages);
  expect(order.indexOf("other")).toBeLessThan(4);
});
