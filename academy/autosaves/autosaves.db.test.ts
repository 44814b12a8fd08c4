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
