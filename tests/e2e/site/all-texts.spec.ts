import type { Field, FieldList } from "#contract/field.ts";
import { firstOf } from "#contract/single-kind.ts";
import { textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { unknownPage } from "../pages.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { expect, test } from "../test.ts";

/** Every text of a part said otherwise, each as nothing else is; `marks`: which field said it. */
function saidOtherwise(list: FieldList, values: object, marks: Map<string, string>, within: string): Record<string, unknown> {
  const said: Record<string, unknown> = { ...values };
  return Object.fromEntries(Object.entries(list).map(([name, field]) => [name, otherwise(field, said[name], marks, `${within}.${name}`)]));
}

function otherwise(field: Field, value: unknown, marks: Map<string, string>, path: string): unknown {
  const { columns, type, drawings = [] } = field;
  if (columns && Array.isArray(value)) return value.map((row) => saidOtherwise(columns, row, marks, path));
  if (type === "picture") {
    marks.set(String(value), path);
    expect(drawings).toContain(value);
    return value;
  }
  const mark = `zq${marks.size}x`;
  const written = [mark, `/${mark}`, `<p>${mark}</p>`].find((text) => field.input.safeParse(text).success);
  // Days and choices are no texts: they decide when and where one is shown.
  if (written === undefined) return value;
  marks.set(mark, path);
  return written;
}

test.describe("the texts of the site", () => {
  let own: TestServer;
  test.beforeAll(async () => {
    own = await startServer();
  });
  test.afterAll(() => own.stop());

  for (const [part, kind] of Object.entries(textsKinds))
    test(`each of ${kind.label} that staff change is said on a page`, async () => {
      const marks = new Map<string, string>();
      const headers = { authorization: `Bearer ${await tokenOf(own)}`, "content-type": "application/json" };
      const body = JSON.stringify(saidOtherwise(kind.list, firstOf<FieldList>(kind), marks, part));
      const { status } = await fetch(`${own.url}/api/${kind.path}`, { method: "PUT", headers, body });
      expect([status, marks.size >= Object.keys(kind.list).length - 3]).toEqual([200, true]);
      const shown = await Promise.all(
        [kind.page ?? "/", unknownPage ?? ""].map(async (path) =>
          (await fetch(own.url + path, { headers: { accept: "text/html" } })).text(),
        ),
      );
      // The page itself: what its scripts are handed is not shown yet.
      const html = shown.map((text) => text.replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, "")).join("\n");
      // Of rows that take turns, as pictures do, the first is there.
      const said = new Set([...marks].filter(([mark]) => html.includes(mark)).map(([, path]) => path));
      expect([...marks.values()].filter((path) => !said.has(path))).toEqual([]);
    });
});
