import { describe, expect, it } from "vitest";
import type { QuestionScope } from "#contract/kinds/page-question.ts";
import { courseInput, pageQuestionInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { questionsOf } from "./page-question.ts";
import { firstQuestions } from "./page-question-samples.ts";

describe("the questions of a page", () => {
  const asked = (place: QuestionScope, question: string) => ({ place, question, answer: "" });
  const all = [asked("courses", "general"), asked("language:german", "German"), asked("course:7", "own")];
  const words = (own: QuestionScope, ...others: QuestionScope[]) => questionsOf(all, own, others).map(({ question }) => question);

  it("are its own, then those of the first place that has any", () => {
    expect(words("course:7", "language:german", "courses")).toEqual(["own", "German"]);
    expect(words("course:8", "language:tamil", "courses")).toEqual(["general"]);
    expect(words("course:8", "courses")).toEqual(["general"]);
    expect(words("page:home")).toEqual([]);
  });
});

const places = Object.keys(firstQuestions) as (keyof typeof firstQuestions)[];

it.each(places)("the first questions of %s are four to six different ones, as written", async (place) => {
  const wanted = firstQuestions[place];
  expect(wanted.length).toBeGreaterThanOrEqual(4);
  expect(wanted.length).toBeLessThanOrEqual(6);
  expect(new Set(wanted.map(({ question }) => question)).size).toBe(wanted.length);
});

it("stand where they belong, in their order, from the database and from the samples", async () => {
  const { publicAcademy, database } = await openTestAcademy();
  const shown = async () => {
    const data = publicAcademy.requestData();
    return Object.fromEntries(await Promise.all(places.map(async (place) => [place, await data.questions(place)])));
  };
  expect(await shown()).toEqual(firstQuestions);
  await database.close();
  const another = await openTestAcademy();
  await another.database.close();
  expect(await another.publicAcademy.requestData().questions("course:1", "language:german", "courses")).toEqual(
    firstQuestions["language:german"],
  );
});

it("are edited by staff, and seen at the next request", async () => {
  const { call, signIn, publicAcademy } = await openTestAcademy();
  const token = await signIn();
  const german = async () => publicAcademy.requestData().questions("course:1", "language:german", "courses");
  const { body: listed } = await call("GET", "/api/page-qna?place=language:german");
  expect(listed.map(({ question }: { question: string }) => question)).toEqual(
    firstQuestions["language:german"].map(({ question }) => question),
  );
  await call("PUT", `/api/page-qna/${listed[1].id}`, { ...listed[1], answer: "Corrected." }, { token });
  expect((await german())[1]?.answer).toBe("Corrected.");
  await call("POST", "/api/page-qna", pageQuestionInput({ place: "course:1", question: "Only here?" }), { token });
  await call("POST", "/api/page-qna", pageQuestionInput({ place: "course:1", question: "Hidden?", active: false }), { token });
  expect((await german()).map(({ question }) => question)).toEqual([
    "Only here?",
    ...listed.map((one: { question: string }) => one.question),
  ]);
  expect((await publicAcademy.requestData().questions("course:2", "language:german")).length).toBe(listed.length);
  for (const { id } of listed) await call("DELETE", `/api/page-qna/${id}`, undefined, { token });
  expect((await german()).slice(1)).toEqual(firstQuestions.courses);
});

it("belong to a place that there is", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  for (const place of [
    "",
    "language:klingon",
    "course:0",
    "course:x",
    "course:",
    "page:blog",
    "toString",
    "exam:99999999999",
    "exam:999999",
  ]) {
    const { status, body } = await call("POST", "/api/page-qna", pageQuestionInput({ place }), { token });
    expect([status, body.issues[0].path]).toEqual([400, "place"]);
  }
  expect((await call("POST", "/api/page-qna", pageQuestionInput({ place: "exam:3" }), { token })).status).toBe(201);
  expect((await call("GET", "/api/page-qna?place=nowhere")).status).toBe(400);
});

it("belong to no course that is in the trash, but stay where they are", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput(), { token });
  const place = `course:${course.id}`;
  const { body: one } = await call("POST", "/api/page-qna", pageQuestionInput({ place }), { token });
  const { body: moved } = await call("POST", "/api/page-qna", pageQuestionInput({ place }), { token });
  await call("PUT", `/api/page-qna/${moved.id}`, { ...moved, place: "courses" }, { token });
  await call("DELETE", `/api/courses/${course.id}`, undefined, { token });
  expect((await call("PUT", `/api/page-qna/${one.id}`, { ...one, answer: "Corrected." }, { token })).status).toBe(200);
  const refused = [
    await call("POST", "/api/page-qna", pageQuestionInput({ place }), { token }),
    await call("POST", `/api/page-qna/${moved.id}/versions/1/restore`, undefined, { token }),
  ];
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
    Array(2).fill([400, "Please choose where the question belongs."]),
  );
});
