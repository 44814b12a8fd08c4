import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
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
    expect(await ask(academy, first)).toMatchObject({ status: 302, location: second, keep: false });
    expect((await ask(academy, second)).bytes.equals(drawn.bytes)).toBe(false);

    await save({ title: "日本語" });
    expect(await ask(academy, await addressNow())).toMatchObject({ status: 302, location: "/pictures/share.jpg" });
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

it("staff who write see what would be drawn of what they type; nobody else does", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const show = (fields: object, by?: string) => call("POST", "/api/previews/courses/share-picture", { fields }, by ? { token: by } : {});
  const { status, body } = await show({ title: '<b>&"', summary: 7, unknown: [] }, token);
  expect([status, body.image.startsWith("data:image/jpeg;base64,/9j/")]).toEqual([200, true]);
  expect((await show({ title: "日本語" }, token)).body.image).toBe("/pictures/share.jpg");
  expect((await show({ title: "" }, token)).status).toBe(200);
  expect((await show({}, await joined(call, token, "desk", "desk"))).status).toBe(403);
  expect((await show({})).status).toBe(401);
});
