import { expect, it } from "vitest";
import { DatabaseAway } from "#database/database.ts";
import { courseInput, jpegDataUrl } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { holdLock } from "#tests/hold-lock.ts";

/** One small uploaded picture and nothing else, so that making all sizes is quick. */
async function onePicture({ call, signIn, database }: TestAcademy): Promise<string> {
  await database.write((tx) => tx.deleteFrom("pictures").execute());
  const { body } = await call("POST", "/api/courses", courseInput({ image: await jpegDataUrl() }), { token: await signIn() });
  return body.image.slice(7, 39);
}

const made = ({ database }: TestAcademy) => database.read((db) => db.selectFrom("picture_variants").select("hash").execute());

it("a database that cannot store sizes ends the work, and it goes on when the database can", async () => {
  const academy = await openTestAcademy();
  await onePicture(academy);
  const release = await holdLock(academy.env, "picture_variants");
  await expect(academy.academy.pictureSizes.work()).rejects.toThrow(DatabaseAway);
  await release();
  await academy.academy.pictureSizes.work();
  expect(await made(academy)).toHaveLength(12);
});

it("a picture that cannot be drawn keeps no other waiting, and is tried three times", async () => {
  const academy = await openTestAcademy();
  const hash = await onePicture(academy);
  const broken = { hash: "0".repeat(32), bytes: Buffer.from("no picture"), width: 1, height: 1, created_at: 0 };
  await academy.database.write((tx) => tx.insertInto("pictures").values(broken).execute());
  for (let look = 0; look < 5; look++) await academy.academy.pictureSizes.work();
  expect(new Set((await made(academy)).map((row) => row.hash))).toEqual(new Set([hash]));
  expect(await made(academy)).toHaveLength(12);
});
