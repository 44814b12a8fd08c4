import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";
import { turnsDuring } from "#tests/turns-during.ts";

it("takes up what several send at once one in a turn, and lets others go between", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const body = { client: "one-of-thirty", number: 1, open: true, take: false, draft: null };
  const sent = Array.from({ length: 30 }, (_, index) => `/api/autosaves/post:${index + 1}`);
  const { turns, answer } = await turnsDuring(() => Promise.all(sent.map((path) => call("PUT", path, body, { token }))));
  expect(answer.map(({ status }) => status)).toEqual(sent.map(() => 200));
  expect(turns).toBeGreaterThanOrEqual(sent.length);
});
