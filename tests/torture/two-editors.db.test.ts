import { expect, it } from "vitest";
import { postInput } from "../factories.ts";
import { openTestAcademy } from "../harness.ts";
import { figure, long, patience } from "./site.ts";

const editors = long ? 20 : 8;
const saves = long ? 50 : 12;

it(
  `${editors} editors save one post ${saves} times each: no acknowledged text disappears`,
  async () => {
    const { call, signIn, database, openAnother } = await openTestAcademy();
    const other = await openAnother();
    const token = await signIn();
    const { body: post } = await call("POST", "/api/blogs", postInput(), { token });
    const acknowledged: string[] = [];
    let refused = 0;

    const edit = async (editor: number) => {
      const where = editor % 2 ? call : other.call;
      for (let save = 0; save < saves; ) {
        const { body: read } = await where("GET", `/api/blogs/${post.id}`);
        // Others get their turn between reading and saving, as with people.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
        const text = `<p>Editor ${editor}, save ${save}</p>`;
        const { status } = await where("PUT", `/api/blogs/${post.id}`, { ...read, content: text }, { token });
        if (status === 409) refused++;
        else expect(status).toBe(200);
        if (status !== 200) continue;
        acknowledged.push(text);
        save++;
      }
    };
    await Promise.all(Array.from({ length: editors }, (_, editor) => edit(editor)));

    const rows = await database.read((db) =>
      db.selectFrom("revisions").selectAll().where("noun", "=", "blogs").orderBy("version").execute(),
    );
    const now = (await call("GET", `/api/blogs/${post.id}`)).body;
    const kept = [...rows.map((row) => JSON.parse(row.data).content), now.content];
    figure(`${editors} editors, ${database.engine}`, {
      acknowledged: acknowledged.length,
      "told of the other": refused,
      kept: kept.length - 1,
    });
    expect(acknowledged.filter((text) => !kept.includes(text))).toEqual([]);
    expect(acknowledged).toHaveLength(editors * saves);
    expect([now.version, new Set(rows.map((row) => row.version)).size]).toEqual([editors * saves + 1, editors * saves]);
  },
  patience,
);
