import { describe, expect, inject, it } from "vitest";
import { enquiryInput, kindTrials, questionInput } from "./factories.ts";
import { type Called, openTestAcademy } from "./harness.ts";
import { slow } from "./slow.ts";

const every = Object.entries({ ...kindTrials, contact: { input: enquiryInput } }).map(([path, { input }]) => ({ path, input }));
/** What is there once is so by a key of one table: PostgreSQL's half of npm test tries it with the first of those that staff send, and the visitors'. */
const kinds = inject("postgres") === "" || slow ? every : every.filter(({ path }, at) => at === 0 || path === "contact");

describe.each(kinds)("POST /$path, sent again after a lost answer", ({ path, input }) => {
  it("creates once for one Idempotency-Key, one after the other and side by side", async () => {
    const academy = await openTestAcademy();
    const another = await academy.openAnother();
    const token = await academy.signIn();
    // A busy database says 503: then a client tries again, with the same key.
    const send = async (key: string, body: object, { call } = academy): Promise<Called> => {
      const headers = { "idempotency-key": key };
      const answer = await call("POST", `/api/${path}`, body, { ...(path !== "contact" && { token }), headers });
      return answer.status === 503 ? send(key, body) : answer;
    };
    const body = input();
    const first = await send("one", body);
    const again = await send("one", { ...body, ...(path === "contact" && { recaptchaToken: "another" }) });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(first.status).toBe(201);

    const other = input();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => send("two", other, n % 2 ? academy : another)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);

    const refused = await send("two", input());
    expect([refused.status, refused.body.error]).toEqual([422, expect.stringContaining("Idempotency-Key")]);
    expect((await send("x".repeat(256), input())).status).toBe(400);

    const list = path === "contact" ? "/api/enquiries" : `/api/${path}?limit=1`;
    const total = async () => Number((await academy.call("GET", list, undefined, { token })).headers.get("x-total-count"));
    const before = await total();
    await send("three", input());
    expect(await total()).toBe(before + 1);
  });
});

it("a key is forgotten after a day, and belongs to one call", async () => {
  const academy = await openTestAcademy();
  const headers = { "idempotency-key": "same" };
  const token = await academy.signIn();
  const body = questionInput();
  const first = await academy.call("POST", "/api/course-qna", body, { token, headers });
  const elsewhere = await academy.call("POST", "/api/exam-qna", body, { token, headers });
  expect([first.status, elsewhere.status]).toEqual([201, 201]);
  const kept = () => academy.database.read((db) => db.selectFrom("settings").selectAll().where("key", "like", "here:attempt:%").execute());
  expect(await kept()).toHaveLength(2);
  academy.pass(24 * 3_600_000 + 1000);
  const later = await academy.call("POST", "/api/course-qna", body, { token: await academy.signIn(), headers });
  expect(later.body.id).not.toBe(first.body.id);
  await academy.academy.nightlyJobs.sessions();
  expect(await kept()).toHaveLength(1);
});
