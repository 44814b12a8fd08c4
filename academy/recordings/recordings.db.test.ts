import { expect, it } from "vitest";
import { languageInput, m4aBytes, mp3Bytes, mp3DataUrl } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

const dataUrl = (bytes: Uint8Array, type = "audio/mp4") => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

it("a recording becomes an address by what its bytes are, is served as that, whole or in parts, and kept by browsers", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const add = (recording: unknown) => call("POST", "/api/recordings", { recording }, { token });
  const { body: mp3 } = await add(mp3DataUrl());
  expect(mp3).toEqual({ recording: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.mp3$/), seconds: 1 });
  // A telephone calls it what it likes.
  const { body: m4a } = await add(dataUrl(m4aBytes(), "text/html"));
  expect(m4a).toEqual({ recording: expect.stringMatching(/\.m4a$/), seconds: 2.5 });
  const said = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: answered } = await call("GET", path, undefined, { headers });
    return [status, ...["content-type", "cache-control", "accept-ranges", "content-range"].map((name) => answered.get(name))];
  };
  const year = "public, max-age=31536000, immutable";
  const size = mp3Bytes().length;
  expect(await said(mp3.recording)).toEqual([200, "audio/mpeg", year, "bytes", null]);
  expect(await said(m4a.recording)).toEqual([200, "audio/mp4", year, "bytes", null]);
  expect(await said(mp3.recording, { range: "bytes=0-1" })).toEqual([206, "audio/mpeg", year, "bytes", `bytes 0-1/${size}`]);
  expect((await said(mp3.recording, { range: `bytes=${size}-` }))[0]).toBe(416);
  const none = mp3.recording.replace("mp3", "m4a");
  expect((await said(none)).slice(0, 3)).toEqual([404, "text/plain; charset=utf-8", "no-store"]);
  expect((await call("GET", none)).text).toBe("There is no such recording.");
});

it("what is no recording, or too large, is refused and not stored", async () => {
  const { call, signIn, database } = await openTestAcademy();
  const token = await signIn();
  for (const [message, recording] of [
    ["Only MP3 and M4A recordings are allowed", dataUrl(Buffer.from("<script>alert(1)</script>"), "audio/mpeg")],
    ["A recording must be at most 300 KB", dataUrl(mp3Bytes(737))],
    ["Invalid recording", "data:audio/mpeg;base64,%%"],
    ["Invalid recording", "https://example.com/a.mp3"],
    ["Invalid recording", 7],
  ]) {
    const { status, body } = await call("POST", "/api/recordings", { recording }, { token });
    expect([status, body.message]).toEqual([400, message]);
  }
  expect(await database.read((db) => db.selectFrom("recordings").select("hash").execute())).toEqual([]);
});

it("a language speaks one of ours only; one that nothing speaks goes after a day, one in the trash or an earlier version stays", async () => {
  const { call, signIn, database, academy } = await openTestAcademy();
  const token = await signIn();
  const { recording } = (await call("POST", "/api/recordings", { recording: mp3DataUrl() }, { token })).body;
  const { recording: lonely } = (await call("POST", "/api/recordings", { recording: dataUrl(m4aBytes()) }, { token })).body;
  const wrong = await call("POST", "/api/languages", languageInput({ recording: `/media/${"0".repeat(32)}.mp3` }), { token });
  expect([wrong.status, wrong.body.issues]).toEqual([400, [{ path: "recording", message: "Invalid recording" }]]);
  const { body: made } = await call("POST", "/api/languages", languageInput({ recording, recording_words: "Mae govannen!" }), { token });
  expect([made.recording, made.recording_words]).toEqual([recording, "Mae govannen!"]);

  const status = async (path: string) => (await call("GET", path)).status;
  const night = async () => {
    await database.write((tx) => tx.updateTable("recordings").set({ created_at: 0 }).execute());
    await academy.nightlyJobs.pictures();
  };
  await night();
  expect([await status(recording), await status(lonely)]).toEqual([200, 404]);
  await call("PUT", `/api/languages/${made.id}`, { ...made, recording: "" }, { token });
  await night();
  expect(await status(recording)).toBe(200);
  await call("POST", `/api/languages/${made.id}/versions/1/restore`, {}, { token });
  await call("DELETE", `/api/languages/${made.id}`, undefined, { token });
  await night();
  expect(await status(recording)).toBe(200);
});
