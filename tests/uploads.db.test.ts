import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { courseInput } from "./factories.ts";
import { joined, openTestAcademy } from "./harness.ts";

const dataUrl = (bytes: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
const drawn = (width = 320, height = 200) => sharp({ create: { width, height, channels: 3, background: { r: 12, g: 99, b: 60 } } });
const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), Buffer.from([(content.length + 2) >> 8, (content.length + 2) & 255]), content]);
const withSegments = (jpeg: Buffer, ...segments: Buffer[]) => Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

async function leaks(call: Awaited<ReturnType<typeof openTestAcademy>>["call"], image: string, words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const ending of [".jpg", "-400.jpg", "-400.webp", "-400.avif", "-1200.avif"]) {
    const { text, status } = await call("GET", image.replace(".jpg", ending));
    expect(status).toBe(200);
    for (const word of words) if (text.includes(word)) found.push(`${word} in ${ending}`);
  }
  return found;
}

it("a photo of a phone that was held upright stands upright, whichever way the phone says that", async () => {
  const { call, signIn } = await openTestAcademy();
  const onItsSide = await drawn(320, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { body } = await call("POST", "/api/pictures", { image: dataUrl(onItsSide) }, { token: await signIn() });
  expect([body.width, body.height]).toEqual([200, 320]);
});

it("somebody who has stored 500 pictures within the hour waits, and nobody else does", async () => {
  const { call, signIn, database, now } = await openTestAcademy();
  const token = await signIn();
  const editor = await joined(call, token, "editor", "edith");
  const image = dataUrl(await drawn().jpeg().toBuffer());
  const statusFor = async (token: string) => (await call("POST", "/api/pictures", { image }, { token })).status;
  expect(await statusFor(token)).toBe(201);
  await database.write((tx) =>
    tx
      .updateTable("attempts")
      .set({ count: 500, resets_at: now() + 3_600_000 })
      .where("key", "like", "pictures:%")
      .execute(),
  );
  expect([await statusFor(token), await statusFor(editor)]).toEqual([429, 201]);
});

describe("uploads that mean harm", () => {
  it("lose everything that is not the picture: GPS, comments, scripts and archives glued to it", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const jpeg = await drawn().jpeg().toBuffer();
    const located = await drawn()
      .withExif({
        IFD0: { Copyright: "Private Person" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 55/1 0/1", GPSLongitude: "79/1 50/1 0/1" },
      })
      .jpeg()
      .toBuffer();
    const html = "<script>alert('polyglot')</script>";
    const zip = Buffer.from("PK\x03\x04polyglot-zip");
    const cases: Array<[string, Buffer, string[]]> = [
      ["GPS", located, ["Private Person", "Exif", "GPS"]],
      ["HTML in a comment", withSegments(jpeg, segment(0xfe, Buffer.from(`*/${html}/*`))), ["polyglot", "<script"]],
      ["HTML behind the end", Buffer.concat([jpeg, Buffer.from(html)]), ["polyglot"]],
      ["an archive behind the end", Buffer.concat([jpeg, zip]), ["polyglot-zip"]],
      [
        "a huge comment",
        withSegments(jpeg, ...Array.from({ length: 40 }, () => segment(0xfe, Buffer.alloc(65_000, "polyglot")))),
        ["polyglot"],
      ],
      [
        "XMP",
        withSegments(jpeg, segment(0xe1, Buffer.from("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>polyglot</x:xmpmeta>"))),
        ["polyglot", "xmpmeta"],
      ],
      [
        "a broken EXIF block",
        withSegments(jpeg, segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0II*\0"), Buffer.alloc(60_000, 0xff)]))),
        ["Exif"],
      ],
    ];
    for (const [name, bytes, words] of cases) {
      const { status, body } = await call("POST", "/api/courses", courseInput({ image: dataUrl(bytes) }), { token });
      expect([name, status]).toEqual([name, 201]);
      expect([name, await leaks(call, body.image, words)]).toEqual([name, []]);
      const answer = await call("GET", body.image);
      expect([answer.headers.get("content-type"), answer.headers.get("content-security-policy")]).toEqual([
        "image/jpeg",
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      ]);
    }
  });

  it("are refused when they are no whole JPEG of bearable size, and the server goes on", async () => {
    const { call, signIn, database } = await openTestAcademy();
    const token = await signIn();
    const count = async () => (await database.read((db) => db.selectFrom("pictures").select("hash").execute())).length;
    const before = await count();
    const jpeg = await drawn().jpeg().toBuffer();
    const progressive = await drawn(640, 480).jpeg({ progressive: true }).toBuffer();
    const resized = (bytes: Buffer, width: number, height: number) => {
      const copy = Buffer.from(bytes);
      const frame = [0xc0, 0xc2].map((marker) => copy.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0) ?? 0;
      copy.writeUInt16BE(height, frame + 5);
      copy.writeUInt16BE(width, frame + 7);
      return copy;
    };
    const scans = progressive.indexOf(Buffer.from([0xff, 0xda]));
    const bomb = Buffer.concat([
      resized(progressive.subarray(0, scans), 7000, 7000),
      ...Array.from({ length: 2000 }, () => progressive.subarray(scans, scans + 200)),
    ]);
    const cases: Record<string, Buffer> = {
      "PNG by another name": await drawn().png().toBuffer(),
      "GIF by another name": Buffer.from("GIF89a\x01\0\x01\0\0\0\0;"),
      SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      "JPEG mark, then PNG": Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await drawn().png().toBuffer()]),
      "only a head": jpeg.subarray(0, 200),
      "three quarters": jpeg.subarray(0, (jpeg.length * 3) / 4),
      "a frame of 65,535 squared": resized(jpeg, 65_535, 65_535),
      "a frame of nothing": resized(jpeg, 0, 0),
      "a progressive bomb of 2,000 scans": bomb,
      "no tables": Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])))]),
      noise: Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
        Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) & 255)),
      ]),
    };
    for (const [name, bytes] of Object.entries(cases)) {
      const started = performance.now();
      const { status, body } = await call("POST", "/api/courses", courseInput({ image: dataUrl(bytes) }), { token });
      expect([name, status, body.message]).toEqual([name, 400, "Invalid image file"]);
      expect(performance.now() - started).toBeLessThan(20_000);
    }
    expect(await count()).toBe(before);
    expect((await call("POST", "/api/courses", courseInput({ image: dataUrl(jpeg) }), { token })).status).toBe(201);
  });

  it("made of random damage never bring down an answer", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const jpeg = await drawn(200, 120).jpeg().toBuffer();
    let seed = 42;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return seed % below;
    };
    for (let turn = 0; turn < 60; turn++) {
      const damaged = Buffer.from(jpeg);
      for (let byte = 0; byte < 1 + turn / 4; byte++) damaged[3 + random(damaged.length - 3)] = random(256);
      const { status } = await call("POST", "/api/courses", courseInput({ image: dataUrl(damaged) }), { token });
      expect([201, 400]).toContain(status);
    }
  });
});
