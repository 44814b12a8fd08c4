import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { courseInput, jpegDataUrl } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

const dataUrl = (bytes: Uint8Array, type = "image/jpeg") => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

describe("uploaded pictures (section 5)", () => {
  it("become an address, upright and without metadata, once for the same picture", async () => {
    const { call, signIn, academy } = await openTestAcademy();
    const token = await signIn();
    const image = await jpegDataUrl({ width: 300, height: 200, exif: true });
    const first = await call("POST", "/api/courses", courseInput({ image }), { token });
    const again = await call("POST", "/api/courses", courseInput({ image }), { token });
    expect(first.body.image).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
    expect(again.body.image).toBe(first.body.image);
    const hash = first.body.image.slice(7, 39);
    const stored = await academy.pictures.original(hash);
    const { width, height, exif, orientation } = await sharp(stored).metadata();
    expect([width, height, exif, orientation]).toEqual([200, 300, undefined, undefined]);
    expect(Buffer.from(stored ?? []).includes("secret owner")).toBe(false);
    const kept = await call("PUT", `/api/courses/${first.body.id}`, first.body, { token });
    expect(kept.body.image).toBe(first.body.image);
  });

  it("are answered in the listed widths and formats only, to be kept for a year", async () => {
    const { call, signIn } = await openTestAcademy();
    const { body } = await call("POST", "/api/courses", courseInput({ image: await jpegDataUrl({ width: 1200, height: 800 }) }), {
      token: await signIn(),
    });
    const base = body.image.replace(/\.jpg$/, "");
    for (const [ending, type] of [
      ["-400.avif", "image/avif"],
      ["-660.webp", "image/webp"],
      ["-980.jpg", "image/jpeg"],
      [".jpg", "image/jpeg"],
    ]) {
      const answer = await call("GET", `${base}${ending}`);
      expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
        200,
        type,
        "public, max-age=31536000, immutable",
      ]);
    }
    for (const ending of ["-401.avif", "-400.gif", ".avif", "-0.jpg", "-400.avif/../x"])
      expect((await call("GET", `${base}${ending}`)).status).toBe(404);
    expect((await call("GET", `/media/${"0".repeat(32)}-400.avif`)).status).toBe(404);
  });

  it("have every size made ahead of their first visitor", async () => {
    const { call, signIn, academy, database } = await openTestAcademy();
    const { body } = await call("POST", "/api/courses", courseInput({ image: await jpegDataUrl() }), { token: await signIn() });
    const hash = body.image.slice(7, 39);
    await academy.pictureSizes.makeAll(hash);
    const rows = await database.read((db) =>
      db.selectFrom("picture_variants").select(["width", "format"]).where("hash", "=", hash).execute(),
    );
    expect(rows).toHaveLength(12);
  });

  it("are refused with the specified messages, and nothing is stored", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const before = (await call("GET", "/api/courses")).text;
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const jpeg = Buffer.from((await jpegDataUrl({ width: 400, height: 400 })).split(",")[1] ?? "", "base64");
    const large = Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(4_194_304)]);
    const cases: Array<[string, unknown]> = [
      ["Only JPG/JPEG images are allowed", dataUrl(png, "image/png")],
      ["Only JPG/JPEG images are allowed", "data:text/html,<script>alert(1)</script>"],
      ["Invalid image file", dataUrl(png, "image/jpeg")],
      ["Invalid image file", dataUrl(Buffer.from("<svg onload=alert(1)>"))],
      ["Invalid image file", dataUrl(jpeg.subarray(0, jpeg.length / 2))],
      ["Invalid image file", "data:image/jpeg;base64,%%%%"],
      ["Invalid image file", dataUrl(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("rubbish".repeat(100))]))],
      ["Image size must be less than 4MB", dataUrl(large)],
      ["Invalid image", "https://example.com/picture.jpg"],
      ["Invalid image", "../../etc/passwd"],
      ["Invalid image", `/media/${"0".repeat(32)}.jpg`],
      ["Invalid image", 42],
    ];
    for (const [message, image] of cases) {
      const answer = await call("POST", "/api/courses", courseInput({ image }), { token });
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    }
    expect((await call("GET", "/api/courses")).text).toBe(before);
  });

  it("a bomb of pixels is refused without harm", async () => {
    const { call, signIn } = await openTestAcademy();
    const bomb = await sharp({ create: { width: 64, height: 64, channels: 3, background: "white" } })
      .jpeg()
      .toBuffer();
    // The frame header says 16,000 by 16,000: drawing such a picture for real took five seconds.
    const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
    bomb.writeUInt16BE(16_000, frame + 5);
    bomb.writeUInt16BE(16_000, frame + 7);
    const answer = await call("POST", "/api/courses", courseInput({ image: dataUrl(bomb) }), { token: await signIn() });
    expect([answer.status, answer.body.message]).toEqual([400, "Invalid image file"]);
  });
});
