import { expect, it } from "vitest";
import { questionInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

it("shows inactive questions to staff only, and keeps the two lists apart", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const { body: hidden } = await call("POST", "/api/course-qna", questionInput({ active: false, display_order: 0 }), { token });
  const ids = async (path: string, more = {}) => (await call("GET", path, undefined, more)).body.map((item: { id: number }) => item.id);
  expect(await ids("/api/course-qna")).not.toContain(hidden.id);
  expect(await ids("/api/course-qna?admin=true", { token })).toContain(hidden.id);
  expect(await ids("/api/course-qna?admin=true&filter=inactive", { token })).toEqual([hidden.id]);
  expect(await ids("/api/exam-qna?admin=true", { token })).not.toContain(hidden.id);
  expect((await call("GET", "/api/course-qna?admin=true")).status).toBe(401);
  expect((await call("PUT", `/api/exam-qna/${hidden.id}`, questionInput(), { token })).status).toBe(404);
});

it("order is a whole number from 0; a non-number becomes 0 (section 5)", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const order = async (display_order: unknown) => {
    const { status, body } = await call("POST", "/api/exam-qna", questionInput({ display_order }), { token });
    return status === 201 ? body.display_order : status;
  };
  expect(await Promise.all([3, "7", "many", undefined, null, "", -1, 1.5].map(order))).toEqual([3, 7, 0, 0, 0, 0, 400, 400]);
});
