import sharp from "sharp";
import { expect, it } from "vitest";
import { firstColours } from "#contract/look/first-colours.ts";
import { lookKind } from "#contract/look/look.ts";
import { iconFiles } from "#contract/look/shown-look.ts";
import { answerLookPicture } from "#server/pages/look-pictures.ts";
import { jpegDataUrl } from "./factories.ts";
import { openTestAcademy, type TestAcademy } from "./harness.ts";

const path = "/api/look";
const first = { brand: firstColours.light.lagoon, accent: firstColours.light.saffron, logo: "", logo_has_name: false, icon: "" };
const mark = (call: TestAcademy["call"], token: string, given: string) => call("POST", `${path}/marks`, { mark: given }, { token });
const heads = lookKind.list.heads.before;
const clean =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" width="60" height="20"><path fill="#8b1a1a" d="M0 0h60v20H0z"></path></svg>';
const drawing = clean.replace("<path", "<script>alert(1)</script><path").replace(' d="', ' onload="alert(1)" d="');

async function ask(academy: TestAcademy, address: string) {
  const made = await answerLookPicture(address, academy);
  if (!("response" in made)) throw new Error("Kept already");
  const { status, headers } = made.response;
  return { status, headers, keep: made.keep, bytes: Buffer.from(await made.response.arrayBuffer()) };
}

it("the first look is that of the style sheets, and pages carry nothing of it until it is another", async () => {
  const { call, signIn, publicAcademy } = await openTestAcademy();
  const token = await signIn();
  expect((await call("GET", path, undefined, { token })).body).toEqual({
    ...first,
    logo_is_round: false,
    heads,
    classroom: "",
    version: 1,
  });
  expect(await publicAcademy.requestData().facts()).not.toHaveProperty("look");
  const { status } = await call("PUT", path, { ...first, brand: "#8B1A1A", version: 1 }, { token });
  expect(status).toBe(200);
  expect((await publicAcademy.requestData().facts()).look).toEqual({
    brand: "#8b1a1a",
    pictures: expect.stringMatching(/^\/media\/look\/[0-9a-f]{16}$/),
  });
  await call("POST", `${path}/restore-first`, {}, { token });
  expect(await publicAcademy.requestData().facts()).not.toHaveProperty("look");
});

it("colours that cannot be read are refused, with the nearest that can", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  for (const [wrong, says] of [
    [
      { brand: "#f28c28" },
      /^It could not be read as text on the pages: its contrast is 2\.3 to 1 .* #[0-9a-f]{6} is the nearest that can\.$/,
    ],
    [{ accent: "#1a2a6c" }, /^It could not be read as text on the dark bands/],
    [{ brand: "dark red" }, /^Write a colour as # and six digits, like #[0-9a-f]{6}, or choose it/],
    [{ brand: "#fff" }, /^Write a colour as # and six digits/],
    [{ accent: "" }, /required/],
  ] as const) {
    const { status, body } = await call("PUT", path, { ...first, ...wrong }, { token });
    expect([status, body.issues[0].path]).toEqual([400, Object.keys(wrong)[0]]);
    expect(body.issues[0].message).toMatch(says);
  }
});

it("a logo is cleaned or drawn anew before it is stored, and what is neither is refused", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const save = (more: object) => call("PUT", path, { ...first, ...more }, { token });
  const asUrl = (type: string, bytes: Buffer | string) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
  expect((await save({ logo: drawing })).body.logo).toBe(clean);
  expect((await save({ logo: asUrl("image/svg+xml", drawing) })).body.logo).toBe(clean);
  // What was cleaned before it is saved stays as it is.
  expect([(await mark(call, token, drawing)).body, (await mark(call, token, clean)).body]).toEqual([{ mark: clean }, { mark: clean }]);
  expect((await save({ icon: await jpegDataUrl() })).body.icon).toMatch(/^data:image\/png;base64,/);
  const square = { create: { width: 900, height: 900, channels: 4, background: "#8b1a1a80" } } as const;
  const { body } = await save({ icon: asUrl("image/png", await sharp(square).png().toBuffer()) });
  const png = await sharp(Buffer.from(body.icon.split(",")[1], "base64")).metadata();
  expect([png.format, png.width, png.hasAlpha]).toEqual(["png", 640, true]);
  expect((await save({ icon: body.icon })).body.version).toBe(body.version);
  for (const wrong of [
    "hello",
    "<svg></svg>",
    asUrl("image/png", "hello"),
    asUrl("image/gif", "GIF89a"),
    asUrl("image/svg+xml", "<html/>"),
  ]) {
    const { status, body } = await save({ logo: wrong });
    expect([wrong.slice(0, 30), status, body.issues[0].path]).toEqual([wrong.slice(0, 30), 400, "logo"]);
    expect((await mark(call, token, wrong)).body.issues).toEqual([{ ...body.issues[0], path: "mark" }]);
  }
  const { body: lettered } = await save({ logo: drawing.replace("</svg>", "<text>R</text></svg>") });
  expect(lettered.issues).toEqual([
    { path: "logo", message: expect.stringMatching(/^Letters in a drawing are left out: turn them into paths/) },
  ]);
  const endless = drawing.replace(
    /<path.*<\/path>/,
    '<g transform="scale(.000001)"><path stroke="#000" stroke-dasharray="1" d="M0 0H100000000"/></g>',
  );
  expect((await save({ logo: endless })).body.issues).toEqual([{ path: "logo", message: expect.stringMatching(/far too much work/) }]);
  const { body: audit } = await call("GET", "/api/audit?noun=look", undefined, { token });
  expect(JSON.stringify(audit)).not.toMatch(/<path|base64/);
});

it("an icon alone stands where the logo does, beside the name", async () => {
  const academy = await openTestAcademy();
  const { call, publicAcademy } = academy;
  const token = await academy.signIn();
  const save = (more: object) => call("PUT", path, { ...first, logo_has_name: true, logo_is_round: true, ...more }, { token });
  await save({ icon: drawing });
  const { look } = await publicAcademy.requestData().facts();
  expect(look).toMatchObject({ hasMark: true, logo: { file: "logo.svg", width: 60, height: 20 } });
  expect(Object.keys(look?.logo ?? {})).toEqual(["file", "width", "height"]);
  expect((await ask(academy, `${look?.pictures}/logo.svg`)).bytes.toString()).toBe(clean);
  const steps = (await call("GET", "/api/first-hour", undefined, { token })).body.steps;
  expect(steps.find(({ step }: { step: string }) => step === "logo").done).toBe(true);
  await save({ icon: drawing, logo: await jpegDataUrl() });
  expect((await publicAcademy.requestData().facts()).look?.logo).toMatchObject({ file: "logo.png", hasName: true, isRound: true });
});

it("the head of a page has another drawing or a photograph of ours; a client that does not know of heads leaves them", async () => {
  const { call, signIn, publicAcademy } = await openTestAcademy();
  const token = await signIn();
  const save = (more: object) => call("PUT", path, { ...first, ...more }, { token });
  const photo = await jpegDataUrl();
  const { body } = await save({
    heads: [
      { page: "about", scene: "search", photo },
      { page: "blog", scene: "level", photo: "" },
    ],
  });
  expect(body.heads.map(({ page }: { page: string }) => page)).toEqual(heads.map(({ page }) => page));
  await save({});
  const facts = await publicAcademy.requestData().facts();
  expect(facts.heads).toEqual({
    about: { scene: "search", photo: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/) },
    blog: { scene: "level", photo: "" },
  });
  expect(facts).not.toHaveProperty("look");
  expect((await save({ heads: [{ page: "home", scene: "level", photo: "" }] })).status).toBe(400);
  expect((await save({ heads: [{ page: "blog", scene: "level", photo: "https://elsewhere.example/a.jpg" }] })).status).toBe(400);
  expect(lookKind.list.heads.inWords([{ page: "blog", scene: "level", photo: "x" }])).toBe("Blog: an own photograph");
});

it("a photograph of the academy's own stands where a class is drawn; a client that does not know of it leaves it", async () => {
  const { call, signIn, publicAcademy } = await openTestAcademy();
  const token = await signIn();
  const save = (more: object) => call("PUT", path, { ...first, ...more }, { token });
  expect(await publicAcademy.requestData().facts()).not.toHaveProperty("classroom");
  const { body } = await save({ classroom: await jpegDataUrl() });
  await save({});
  const facts = await publicAcademy.requestData().facts();
  expect(facts.classroom).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
  expect(facts.classroom).toBe(body.classroom);
  expect(facts).not.toHaveProperty("look");
});

it("what phones and browsers ask for by themselves leads to the own icon, and is drawn in the first look while there is no other", async () => {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const files = Object.keys(iconFiles);
  for (const file of files) {
    const icon = await ask(academy, `/${file}`);
    expect([file, icon.status, icon.keep, icon.headers.get("cache-control")]).toEqual([file, 200, true, "public, max-age=3600"]);
  }
  await academy.call("PUT", path, { ...first, icon: drawing }, { token });
  const pictures = (await academy.publicAcademy.requestData().facts()).look?.pictures;
  const asked = [
    ...files.map((file) => [file, file]),
    ["favicon.ico", "icon-192.png"],
    ["apple-touch-icon-precomposed.png", "apple-touch-icon.png"],
  ];
  for (const [from, to] of asked) {
    const { status, headers, keep } = await ask(academy, `/${from}`);
    expect([from, status, headers.get("location"), keep]).toEqual([from, 302, `${pictures}/${to}`, false]);
  }
});

it("icons are drawn from logo, icon and colours at an address of these, and an older one leads on", async () => {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const save = (more: object) => academy.call("PUT", path, { ...first, ...more }, { token });
  const pictures = async () => (await academy.publicAcademy.requestData().facts()).look?.pictures ?? "";
  await save({ brand: "#8b1a1a" });
  const before = `${await pictures()}/icon-192.png`;
  const coloured = await ask(academy, before);
  const middle = await sharp(coloured.bytes).extract({ left: 96, top: 12, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  expect([...middle]).toEqual([0x8b, 0x1a, 0x1a]);

  await save({ logo: drawing });
  for (const [file, { size }] of Object.entries(iconFiles)) {
    const icon = await ask(academy, `${await pictures()}/${file}`);
    expect([file, icon.status, icon.keep, icon.headers.get("content-type")]).toEqual([file, 200, true, "image/png"]);
    expect(await sharp(icon.bytes).metadata()).toMatchObject({ width: size, height: size });
  }
  const old = await ask(academy, before);
  expect([old.status, old.headers.get("location"), old.keep]).toEqual([302, `${await pictures()}/icon-192.png`, false]);
  const logo = await ask(academy, `${await pictures()}/logo.svg`);
  expect([logo.status, logo.bytes.toString(), logo.headers.get("content-type")]).toEqual([200, clean, "image/svg+xml"]);
  expect(logo.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  expect((await ask(academy, `${await pictures()}/logo.png`)).status).toBe(404);
  expect((await ask(academy, `${await pictures()}/../secret`)).status).toBe(404);
  await save({});
  expect((await ask(academy, before)).headers.get("location")).toBe("/icon-192.png");
});

it.each(["data:image/png;base64,AAAA", "nothing", "<svg/>", clean])(
  "a stored mark that is none (%s) is not shown, and keeps no page from being made",
  async (logo) => {
    const { database, academy, publicAcademy } = await openTestAcademy();
    const row = { data: JSON.stringify({ logo }), version: 2, updated_at: 1, updated_by: "" };
    await database.change("site_settings", (tx) =>
      tx
        .insertInto("site_settings")
        .values({ name: "look", ...row })
        .onConflict((taken) => taken.column("name").doUpdateSet(row))
        .execute(),
    );
    const { look } = await publicAcademy.requestData().factsAlone();
    expect([(await academy.look.changed()).logo ?? "", look?.hasMark]).toEqual(logo === clean ? [clean, true] : ["", undefined]);
  },
);
