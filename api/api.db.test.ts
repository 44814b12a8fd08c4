import { expect, it, vi } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";

it("takes up what several send at once one in a turn, and lets others go between", async () => {
  const { academy, call, signIn } = await openTestAcademy();
  const token = await signIn();
  let turn = 0;
  let next = setImmediate(function others() {
    turn++;
    next = setImmediate(others);
  });
  const keptIn: number[] = [];
  vi.spyOn(academy.autosaves, "keep").mockImplementation(async () => {
    keptIn.push(turn);
    return { taken: true, others: [], number: 1 };
  });
  const sent = Array.from({ length: 10 }, (_, index) =>
    call("PUT", `/api/autosaves/post:${index + 1}`, { client: "one-of-ten", number: 1, open: true, take: false, draft: null }, { token }),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  clearImmediate(next);
  expect(statuses).toEqual(sent.map(() => 200));
  expect(new Set(keptIn).size).toBe(sent.length);
});
