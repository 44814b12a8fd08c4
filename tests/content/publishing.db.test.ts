import { describe, expect, it } from "vitest";
import { isPublished } from "#academy/content/is-published.ts";
import { contentKinds, publishedKinds } from "#contract/content-kinds.ts";
import { classInput, courseInput, kindTrials, mayBeUnfinished } from "../factories.ts";
import { openTestAcademy } from "../harness.ts";

const hour = 3_600_000;
const kinds = publishedKinds.map((kind) => {
  const { path } = contentKinds[kind];
  return { path, input: kindTrials[path].input };
});

describe.each(kinds)("$path", ({ path, input }) => {
  it("are published when nothing is said, seen by nobody as drafts, and appear and leave at their moments", async () => {
    const { academy, call, signIn, now, pass } = await openTestAcademy();
    let token = await signIn();
    const begin = now();
    const at = (milliseconds: number) => new Date(begin + milliseconds).toISOString();
    const sent = input();
    const save = async (id: number, more: object) => (await call("PUT", `/api/${path}/${id}`, { ...sent, ...more }, { token })).body;
    const isListed = async () => (await call("GET", `/api/${path}`)).body.some(({ slug }: { slug: string }) => slug === sent.slug);
    const inState = async (state: string) =>
      (await call("GET", `/api/${path}?state=${state}`, undefined, { token })).body.some(
        ({ slug }: { slug: string }) => slug === sent.slug,
      );

    const { body: made } = await call("POST", `/api/${path}`, sent, { token });
    expect([made.status, "publish_at" in made, await isListed()]).toEqual(["published", false, true]);

    expect(await save(made.id, { status: "draft" })).toMatchObject({ status: "draft" });
    expect([await isListed(), await inState("draft"), await inState("published")]).toEqual([false, true, false]);
    // As programs do that know nothing of drafts.
    expect(await save(made.id, { title: "New words" })).toMatchObject({ status: "draft", title: "New words" });

    const times = { status: "published", publish_at: at(hour).replace("Z", "+00:00"), unpublish_at: at(3 * hour) };
    expect(await save(made.id, times)).toMatchObject({ status: "published", publish_at: at(hour), unpublish_at: at(3 * hour) });
    expect([await isListed(), await inState("scheduled")]).toEqual([false, true]);
    expect([await academy.moments.next(begin), await academy.moments.next(begin + hour)]).toEqual([begin + hour, begin + 3 * hour]);
    pass(hour);
    expect(await isListed()).toBe(true);
    pass(2 * hour);
    token = await signIn();
    expect([await isListed(), await inState("withdrawn"), await inState("published")]).toEqual([false, true, false]);

    const again = await save(made.id, { publish_at: "", unpublish_at: null });
    expect(["publish_at" in again, "unpublish_at" in again, await isListed()]).toEqual([false, false, true]);
  });

  it("may be unfinished while they are drafts, and go back to older words without being hidden or shown", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const empty = Object.fromEntries(Object.entries(input()).map(([name, value]) => [name, typeof value === "string" ? "" : value]));
    const draft = { ...empty, title: "Begun", slug: "begun", status: "draft" };
    const { body: made, status } = await call("POST", `/api/${path}`, draft, { token });
    const unfinished = mayBeUnfinished(path);
    expect([status, made]).toEqual([201, expect.objectContaining({ status: "draft", ...unfinished })]);
    // Of a kind that needs no more than its name, nothing is missing.
    for (const status of Object.keys(unfinished).length > 0 ? ["published", undefined] : []) {
      const refused = await call("PUT", `/api/${path}/${made.id}`, { ...draft, status }, { token });
      const missing = refused.body.issues.map((issue: { path: string }) => issue.path);
      expect([refused.status, missing]).toEqual([400, expect.arrayContaining(Object.keys(unfinished))]);
    }
    expect((await call("POST", `/api/${path}`, { ...draft, title: "" }, { token })).body.issues[0]).toMatchObject({ path: "title" });
    await call("PUT", `/api/${path}/${made.id}`, { ...input(), slug: "begun", status: "published" }, { token });
    const { body: back } = await call("POST", `/api/${path}/${made.id}/versions/2/restore`, undefined, { token });
    expect(back.status).toBe("published");
    // What was a draft then does not go live as it was: it waits beside what visitors see.
    const restoreDraft = () => call("POST", `/api/${path}/${made.id}/versions/1/restore`, undefined, { token });
    expect((await restoreDraft()).body).toEqual({ ...back, kept: true });
    const { body: copy } = await call("GET", `/api/${path}/${made.id}/working-copy`, undefined, { token });
    expect(copy.item).toMatchObject({ ...unfinished, title: "Begun", status: "published" });
    expect((await restoreDraft()).body.error).toMatch(/unpublished changes in its way/);
  });

  it("are told what is wrong with a moment", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    for (const more of [
      { publish_at: "tomorrow" },
      { publish_at: "2026-02-30T10:00:00Z" },
      { publish_at: "0001-01-01T00:00:00Z" },
      { unpublish_at: 5 },
      { status: "secret" },
      { publish_at: "2027-01-02T00:00:00Z", unpublish_at: "2027-01-01T00:00:00Z" },
    ]) {
      const { status, body } = await call("POST", `/api/${path}`, input(more), { token });
      expect([more, status, body.issues?.[0]?.path]).toEqual([more, 400, Object.keys(more).at(-1)]);
      expect(body.issues[0].message).toMatch(/please|must/i);
    }
  });
});

it("is published from its moment to the millisecond before the one at which it leaves", async () => {
  const { call, signIn, database } = await openTestAcademy();
  const moment = (milliseconds: number) => new Date(Date.UTC(2030, 0, 1) + milliseconds).toISOString();
  const times = { status: "published", publish_at: moment(0), unpublish_at: moment(1000) };
  const { id } = (await call("POST", "/api/courses", courseInput(times), { token: await signIn() })).body;
  const isShown = (at: number) =>
    database.read((db) =>
      db
        .selectFrom("courses")
        .select("id")
        .where(isPublished(moment(at)))
        .execute(),
    );
  const shown = await Promise.all([-1, 0, 999, 1000].map(async (at) => (await isShown(at)).some((one) => one.id === id)));
  expect(shown).toEqual([false, true, true, false]);
});

it("a class of a course that visitors do not see is not on the site", async () => {
  const { call, signIn, publicAcademy } = await openTestAcademy();
  const token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput({ status: "draft", title: "Hidden course" }), { token });
  const { body: made, status } = await call("POST", "/api/classes", classInput({ course_id: course.id, exam_id: 0 }), { token });
  expect(status).toBe(201);
  const seen = async () => {
    const data = publicAcademy.requestData();
    const told = [
      await data.listedClasses({}),
      await data.classCalendar(),
      await data.classCalendar(made.id),
      await data.askedClass(made.id),
      await data.startingSoon(100),
      (await call("GET", "/api/classes")).body.filter(({ id }: { id: number }) => id === made.id),
    ];
    return told.map((one) => /Hidden course/.test(JSON.stringify(one) ?? "") || (JSON.stringify(one) ?? "").includes(`"id":${made.id},`));
  };
  expect(await seen()).toEqual(Array(6).fill(false));
  await call(
    "PUT",
    `/api/courses/${course.id}`,
    { ...courseInput({ title: "Hidden course" }), slug: course.slug, status: "published" },
    { token },
  );
  expect(await seen()).toEqual(Array(6).fill(true));
});
