import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { restorePartBytes } from "#contract/operations/restore.ts";
import { everyRow } from "#tests/every-row.ts";
import { enquiryInput } from "#tests/factories.ts";
import { joined, openTestAcademy } from "#tests/harness.ts";
import { anothersBackup, asOwner, patience, uploads } from "#tests/moving.ts";

it(
  "what is no whole backup that this program can restore is refused with a sentence, and its file is gone",
  async () => {
    const { bytes } = await anothersBackup();
    const here = await openTestAcademy();
    const owner = asOwner(here, await here.signIn());
    const before = await everyRow(here.database);
    const newer = gzipSync(
      gunzipSync(bytes)
        .toString("utf8")
        .replace(/("schema":\[[^\]]*)\]/, '$1,"0999-future"]'),
    );
    const alone = gzipSync("hello\n");
    const bad: [Uint8Array, RegExp][] = [
      [Buffer.from("A photograph, perhaps."), /^The file is not a backup of this program\.$/],
      [alone, /^The backup is damaged|not a backup/],
      [bytes.subarray(0, bytes.length / 2), /^The file is not a whole backup/],
      [newer, /^This backup was made by a newer version of this program \(it has "0999-future"\)/],
    ];
    for (const [file, words] of bad) {
      const upload = await owner.send(file);
      expect([upload.stage, upload.trouble, upload.contents]).toEqual(["failed", expect.stringMatching(words), null]);
      expect((await owner.start(upload.id)).status).toBe(400);
      expect(uploads(here)).toEqual([]);
    }
    const { mostBytes } = await owner.state();
    // Other tests, on the same disk, give some hundred megabytes back meanwhile.
    expect((await owner.begin(mostBytes + 1_000_000_000)).body.message).toMatch(/^There is no room for this file on the server/);
    expect(await everyRow(here.database).then(({ audit: _, settings: __, ...rest }) => rest)).toEqual(
      (({ audit: _, settings: __, ...rest }) => rest)(before),
    );
  },
  patience,
);

it("parts that come twice, too early or too long change nothing; a connection that broke goes on where it was", async () => {
  const here = await openTestAcademy();
  const owner = asOwner(here, await here.signIn());
  const { body: upload } = await owner.begin(10);
  expect((await owner.part(upload.id, 0, Buffer.from("abcd"))).body.received).toBe(4);
  expect((await owner.part(upload.id, 0, Buffer.from("abcd"))).body.received).toBe(4);
  expect((await owner.part(upload.id, 8, Buffer.from("ij"))).body.received).toBe(4);
  expect((await owner.part(upload.id, 4, Buffer.from("efghijk"))).status).toBe(400);
  expect((await owner.state()).upload).toMatchObject({ stage: "receiving", received: 4, bytes: 10 });
  expect((await owner.part(upload.id, 4, Buffer.alloc(restorePartBytes + 1))).status).toBe(413);
  expect((await owner.part("0".repeat(32), 4, Buffer.from("e"))).status).toBe(404);
  expect((await owner.start(upload.id)).status).toBe(400);
  expect(uploads(here)).toHaveLength(1);
  // Another file takes its place.
  const { body: other } = await owner.begin(5);
  expect(uploads(here)).toEqual([expect.stringContaining(other.id)]);
  expect((await owner.drop(other.id)).status).toBe(204);
  expect([uploads(here), (await owner.state()).upload]).toEqual([[], null]);
  // What a killed process left goes at the next start.
  await owner.begin(5);
  const next = await here.openAnother();
  expect(uploads(next)).toEqual([]);
});

it("owners only, who just proved who they are, and only while nobody has changed anything: the last is asked again as it begins", async () => {
  const { bytes } = await anothersBackup();
  const here = await openTestAcademy();
  const token = await here.signIn();
  const owner = asOwner(here, token);
  const upload = await owner.send(bytes);
  here.pass(11 * 60_000);
  expect((await owner.start(upload.id)).body).toMatchObject({ proof: { password: true } });
  expect((await owner.begin(10)).body).toMatchObject({ proof: { password: true } });
  const fresh = await here.signIn();
  await here.call("POST", "/api/contact", enquiryInput({ name: "Just now" }));
  expect((await asOwner(here, fresh).start(upload.id)).body.message).toMatch(/^This installation already has its own content/);
  expect((await owner.state()).offered).toBe(false);
  const editor = await joined(here.call, fresh, "editor", "editor");
  expect((await here.call("GET", "/api/restore", undefined, { token: editor })).status).toBe(403);
  expect((await asOwner(here, editor).begin(10)).status).toBe(403);
  expect((await asOwner(here, editor).part(upload.id, 0, Buffer.from("x"))).status).toBe(403);
});
