import sharp from "sharp";
import { beforeAll, expect, it, vi } from "vitest";
import { contentKinds, pagedKinds } from "#contract/content-kinds.ts";
import { writePictureFonts } from "#run/fonts.mjs";
import { answerSharePicture } from "#server/pages/share-pictures.ts";
import { courseInput, jpegDataUrl, kindTrials } from "../factories.ts";
import { joined, openTestAcademy, type TestAcademy } from "../harness.ts";

const hour = 3_600_000;
const kinds = pagedKinds.map((kind) => {
  const { path } = contentKinds[kind];
  return { path, kind, input: kindTrials[path].input };
});

beforeAll(() => writePictureFonts());

async function ask(academy: TestAcademy, path: string) {
  const made = await answerSharePicture(path, academy);
  if (!("response" in made)) throw new Error("Kept already");
  const { status, headers } = made.response;
  return { status, location: headers.get("location"), keep: made.keep, bytes: Buffer.from(await made.response.arrayBuffer()) };
}

/** Where the academy's own picture is now. */
const ownOf = async ({ publicAcademy }: TestAcademy) => (await publicAcademy.requestData().facts()).share.image;
const unknown = "0".repeat(16);
const guess = (kind: string, id: number) => `/media/share/${kind}-${id}-${unknown}.jpg`;

it.each(kinds)(
  "$path without a picture have one at an address of what is drawn, while visitors see them",
  async ({ path, kind, input }) => {
    const academy = await openTestAcademy();
    const { call, signIn, now, pass } = academy;
    let token = await signIn();
    const sent = input();
    const { body: made } = await call("POST", `/api/${path}`, sent, { token });
    const save = (more: object) => call("PUT", `/api/${path}/${made.id}`, { ...sent, ...more }, { token });
    const addressNow = async () => (await ask(academy, guess(kind, made.id))).location ?? "";

    const first = await addressNow();
    expect(first).toMatch(new RegExp(`^/media/share/${kind}-${made.id}-[0-9a-f]{16}\\.jpg$`));
    const drawn = await ask(academy, first);
    expect([drawn.status, drawn.keep]).toEqual([200, true]);
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });

    // What is not drawn leaves the address; what is drawn changes it, and the old one leads on.
    await save({ features: ["Tea"], readTime: "9 min read", seo_title: "Tea" });
    expect(await addressNow()).toBe(first);
    await save({ title: `${sent.title} & more` });
    const second = await addressNow();
    expect(second).not.toBe(first);
    // An older one cannot be told from an invented one: links that were shared keep a picture.
    for (const address of [first, guess(kind, made.id)])
      expect(await ask(academy, address)).toMatchObject({ status: 302, location: second, keep: false });
    expect((await ask(academy, second)).bytes.equals(drawn.bytes)).toBe(false);

    await save({ title: "日本語" });
    expect(await ask(academy, await addressNow())).toMatchObject({ status: 302, location: await ownOf(academy) });
    if ("image" in contentKinds[kind].list) {
      const { body: own } = await save({ image: await jpegDataUrl() });
      expect(await ask(academy, second)).toMatchObject({ status: 302, location: own.image });
    }

    for (const hidden of [{ status: "draft" }, { publish_at: new Date(now() + hour).toISOString(), status: "published" }]) {
      await save({ ...hidden, image: "" });
      for (const address of [first, second, guess(kind, made.id)]) expect((await ask(academy, address)).status).toBe(404);
    }
    pass(hour);
    expect((await ask(academy, first)).status).not.toBe(404);
    token = await signIn();
    await call("DELETE", `/api/${path}/${made.id}`, undefined, { token });
    expect((await ask(academy, second)).status).toBe(404);
  },
);

it("the academy's name is drawn as staff set it, and other addresses are none", async () => {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const { body: made } = await academy.call("POST", "/api/courses", courseInput(), { token });
  const first = (await ask(academy, guess("courses", made.id))).location ?? "";
  const { body: facts } = await academy.call("GET", "/api/academy-facts", undefined, { token });
  await academy.call("PUT", "/api/academy-facts", { ...facts, name: "Lanka Tongues" }, { token });
  expect((await ask(academy, first)).location).not.toBe(first);
  expect((await ask(academy, guess("courses", made.id))).location).not.toBe(first);
  for (const address of ["courses-0", "courses-99999999999", "teachers-1", "courses-1/../x", "courses--1"])
    expect([address, (await ask(academy, `/media/share/${address}-${unknown}.jpg`)).status]).toEqual([address, 404]);
  expect((await ask(academy, first.replace(".jpg", ".png"))).status).toBe(404);
});

it("an academy with other words, name, colours and logo has pictures of its own, and what was shared before leads to them", async () => {
  const academy = await openTestAcademy();
  const { call, signIn, publicAcademy } = academy;
  const token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput(), { token });
  const { body: exam } = await call("POST", "/api/exams", kindTrials.exams.input(), { token });
  const { body: post } = await call("POST", "/api/blogs", kindTrials.blogs.input(), { token });
  const { body: teacher } = await call("POST", "/api/teachers", kindTrials.teachers.input(), { token });
  const { body: one } = await call("POST", "/api/classes", { ...kindTrials.classes.input(), subject_id: course.id }, { token });
  const guesses = [
    "/pictures/share.jpg",
    ...Object.entries({ courses: course, exams: exam, posts: post, teachers: teacher, classes: one }).map(([kind, { id }]) =>
      guess(kind, id),
    ),
  ];
  const all = async () => {
    const made = [];
    for (const address of guesses) {
      const now = (await ask(academy, address)).location ?? "";
      const { status, keep, bytes } = await ask(academy, now);
      expect([address, now, status, keep]).toEqual([address, now, 200, true]);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      made.push({ now, drawn: bytes.toString("base64") });
    }
    return made;
  };
  const seen = [await all()];
  expect(seen[0]?.[0]?.now).toBe(await ownOf(academy));
  const change = async (path: string, more: object) => {
    const { body } = await call("GET", path, undefined, { token });
    expect((await call("PUT", path, { ...body, ...more }, { token })).status).toBe(200);
    seen.push(await all());
  };
  await change("/api/academy-facts", { name: "Ruhunu Language Centre" });
  await change("/api/look", { brand: "#8b1a1a", accent: "#f2c230" });
  await change("/api/look", {
    logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#8b1a1a" d="M0 0h9v9z"/></svg>',
  });
  for (const at of guesses.keys()) {
    expect([guesses[at], new Set(seen.map((all) => all[at]?.drawn)).size]).toEqual([guesses[at], seen.length]);
    for (const before of seen.slice(0, -1))
      expect(await ask(academy, before[at]?.now ?? "")).toMatchObject({ status: 302, location: seen.at(-1)?.[at]?.now, keep: false });
  }
  await change("/api/words/home", { title: "Speak up.\nGo far." });
  expect(seen.at(-1)?.map(({ now }, at) => now === seen.at(-2)?.[at]?.now)).toEqual([false, true, true, true, true, true]);
  expect((await publicAcademy.requestData().facts()).share.alt).toBe("Speak up. Go far. Ruhunu Language Centre");
  for (const address of ["academy-1", "courses"]) expect((await ask(academy, `/media/share/${address}-${unknown}.jpg`)).status).toBe(404);
});

it("while the database is away the academy's own picture is that of before, drawn once, and all others lead to it", async () => {
  const academy = await openTestAcademy();
  const { call, signIn, publicCopy, database } = academy;
  const token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput(), { token });
  const { body: facts } = await call("GET", "/api/academy-facts", undefined, { token });
  await call("PUT", "/api/academy-facts", { ...facts, name: "Ruhunu Language Centre" }, { token });
  await Promise.all([publicCopy.renew("site"), publicCopy.renew("courses")]);
  const own = await ownOf(academy);
  await database.close();
  expect(await ask(academy, "/pictures/share.jpg")).toMatchObject({ status: 302, location: own });
  const kept = await ask(academy, own);
  expect([kept.status, kept.keep]).toEqual([200, false]);
  const { location } = await ask(academy, guess("courses", course.id));
  expect(await ask(academy, location ?? "")).toMatchObject({ status: 302, location: own });
  const drawn = vi.spyOn(sharp.prototype, "jpeg");
  expect((await ask(academy, own)).bytes.equals(kept.bytes)).toBe(true);
  expect(drawn).not.toHaveBeenCalled();
});

it("staff who write see what would be drawn of what they type; nobody else does", async () => {
  const academy = await openTestAcademy();
  const { call, signIn } = academy;
  const token = await signIn();
  const show = (fields: object, by?: string) => call("POST", "/api/previews/courses/share-picture", { fields }, by ? { token: by } : {});
  const { status, body } = await show({ title: '<b>&"', summary: 7, unknown: [] }, token);
  expect([status, body.image.startsWith("data:image/jpeg;base64,/9j/")]).toEqual([200, true]);
  expect((await show({ title: "日本語" }, token)).body.image).toBe(await ownOf(academy));
  expect((await show({ title: "" }, token)).status).toBe(200);
  expect((await show({}, await joined(call, token, "desk", "desk"))).status).toBe(403);
  expect((await show({})).status).toBe(401);
});

it("that of the site itself is over its first scene for as long as Home has that", async () => {
  const { call, signIn, publicAcademy } = await openTestAcademy();
  const token = await signIn();
  const home = (await call("GET", "/api/words/home", undefined, { token })).body;
  const groundOf = async () => {
    const data = publicAcademy.requestData();
    return (await data.academyPicture(await data.facts())).ground;
  };
  expect(await groundOf()).toBe("academy");
  await call("PUT", "/api/words/home", { ...home, scenes: home.scenes.slice(1) }, { token });
  expect(await groundOf()).toBe("courses");
});
