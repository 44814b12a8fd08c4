import { expect, it } from "vitest";
import { joined, openTestAcademy } from "#tests/harness.ts";

const day = 24 * 3_600_000;

it("what was typed is forgotten 30 days after anybody came back to it, and not while its form is open", async () => {
  const { academy, pass } = await openTestAcademy();
  const { autosaves } = academy;
  const me = { id: 1 };
  const window = { client: "window-1", open: true };
  const isKept = async () => (await autosaves.find("courses:new", me)).draft !== null;
  await autosaves.keep("courses:new", { ...window, number: 1, draft: { values: { title: "German" } } }, me);
  pass(29 * day);
  await autosaves.keep("courses:new", { ...window, number: 2 }, me);
  pass(29 * day);
  expect([await autosaves.sweep(), await isKept()]).toEqual([0, true]);
  pass(1.1 * day);
  expect([await autosaves.sweep(), await isKept()]).toEqual([1, false]);
});

it("what a window sent before arrives late and changes nothing, and another window takes the form over only where it says so", async () => {
  const { academy } = await openTestAcademy();
  const { autosaves } = academy;
  const me = { id: 1 };
  const keep = (client: string, number: number, title: string, take = false) =>
    autosaves.keep("courses:new", { client, number, open: true, take, draft: { values: { title } } }, me);
  const title = async () => (await autosaves.find("courses:new", me)).draft?.values.title;
  await keep("window-1", 5, "newest");
  expect([await keep("window-1", 4, "older"), await title()]).toMatchObject([{ taken: false, number: 5 }, "newest"]);
  expect([await keep("window-2", 6, "of another"), await title()]).toMatchObject([{ taken: true, number: 5 }, "newest"]);
  expect([await keep("window-2", 6, "taken over", true), await title()]).toMatchObject([{ taken: false, number: 6 }, "taken over"]);
});

it("a form is open to others for fifty seconds after its window last told so", async () => {
  const { academy, call, signIn, pass } = await openTestAcademy();
  await joined(call, await signIn(), "editor", "edith");
  const othersSeen = async () => (await academy.autosaves.find("courses:1", { id: 2 })).others;
  await academy.autosaves.keep("courses:1", { client: "window-1", number: 1, open: true }, { id: 1 });
  pass(40_000);
  expect(await othersSeen()).toEqual(["admin"]);
  pass(10_000);
  expect(await othersSeen()).toEqual([]);
});

it("of more than forty forms of a person those go first in which nothing was typed", async () => {
  const { academy, pass } = await openTestAcademy();
  const me = { id: 1 };
  const window = { client: "window-1", number: 1, open: true };
  await academy.autosaves.keep("courses:1", { ...window, draft: { values: { title: "Typed long ago" } } }, me);
  for (let id = 2; id <= 42; id++) {
    pass(1000);
    await academy.autosaves.keep(`courses:${id}`, window, me);
  }
  const numbers = [1, 2, 3, 4].map(async (id) => (await academy.autosaves.find(`courses:${id}`, me)).number);
  expect(await Promise.all(numbers)).toEqual([1, 0, 0, 1]);
});
