import { expect, it } from "vitest";
import { TooBusy } from "#academy/errors.ts";
import { createWorkLimit } from "./work-limit.ts";

it("lets nobody wait for ever for work that does not end, and knows when it has", async () => {
  const { within, ended } = createWorkLimit(20);
  expect(await within(Promise.resolve("drawn"))).toBe("drawn");
  await expect(within(Promise.reject(new Error("no picture")))).rejects.toThrow("no picture");
  await ended();

  const stuck = Promise.withResolvers<string>();
  await expect(within(stuck.promise)).rejects.toThrow(TooBusy);
  let over = false;
  const whenOver = ended().then(() => {
    over = true;
  });
  expect(await within(Promise.resolve("the next"))).toBe("the next");
  expect(over).toBe(false);
  stuck.resolve("late");
  await whenOver;
});
