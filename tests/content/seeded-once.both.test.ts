import { join } from "node:path";
import { expect, it } from "vitest";
import { firstQuestions } from "#academy/page-questions/page-question-samples.ts";
import { contentPaths } from "#contract/content-kinds.ts";
import { migrate } from "#database/migrate.ts";
import { migrations } from "#database/migrations/all.ts";
import { openPostgres } from "#database/postgres.ts";
import { openSqlite } from "#database/sqlite.ts";
import { freshDatabaseUrl, openTestAcademy } from "../harness.ts";
import { freshFolder } from "../torture/site.ts";

/** The kinds of the first version, which its database holds; staff had deleted all of them. */
const first = ["courses", "exams", "posts", "course-questions", "exam-questions"];

it("a database of the first version gets the first content of the kinds that came later, once", async () => {
  const [url, folder] = [await freshDatabaseUrl(), freshFolder()];
  const engine = url === "" ? openSqlite(join(folder, "academy.db")) : openPostgres(url);
  await migrate(engine.db, engine.dialect, migrations.slice(0, 3));
  await engine.db
    .insertInto("settings")
    .values(first.map((name) => ({ key: `filled:${name}`, value: "1" })))
    .execute();
  await engine.close();

  const { call, signIn, openAnother, database } = await openTestAcademy({ DATABASE_URL: url, DATA_DIR: folder });
  const counts = async (token: string) =>
    Object.fromEntries(
      await Promise.all(contentPaths.map(async (path) => [path, (await call("GET", `/api/${path}`, undefined, { token })).body.length])),
    );
  const token = await signIn();
  const none = Object.fromEntries(contentPaths.map((path) => [path, 0]));
  const filled = { "page-qna": Object.values(firstQuestions).flat().length, testimonials: 12, languages: 10, categories: 7 };
  expect(await counts(token)).toEqual({ ...none, ...filled });
  const pictures = await database.read((db) => db.selectFrom("pictures").select("hash").execute());
  // Of people, and posters of languages.
  expect(pictures).toHaveLength(12 + 10);

  const [gone] = (await call("GET", "/api/testimonials")).body;
  await call("DELETE", `/api/testimonials/${gone.id}`, undefined, { token });
  await openAnother();
  expect((await counts(token)).testimonials).toBe(11);
});
