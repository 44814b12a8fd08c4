import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";

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
