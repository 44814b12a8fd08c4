import type { Field, FieldList } from "#contract/field.ts";
import { firstOf } from "#contract/single-kind.ts";
import { teacherAddress } from "#contract/site/page-address.ts";
import { textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { jpegDataUrl, mp3DataUrl, practicalInput, teacherInput } from "../../factories.ts";
import { publicPages, unknownPage } from "../pages.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

/** That find something of each kind, nothing, some words only, and what was probably meant. */
const searches = ["german", "marian", "contact", "germn", "german qqqqqqq", "qqqqqqq"].map((q) => `/search?${new URLSearchParams({ q })}`);
const pagesOfItems = publicPages.filter((path) => path.lastIndexOf("/") > 0);

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
  let teachers: string[] = [];
  test.beforeAll(async () => {
    own = await startServer();
    // Whom no sample stands for.
    const { id } = await callApi(own, await tokenOf(own), "POST", "/teachers", teacherInput({ name: "Marian", languages: ["German"] }));
    const [first] = await callApi(own, await tokenOf(own), "GET", "/classes?language=german");
    const { seats_left: _, enrolled: __, waiting: ___, ...fields } = first;
    await callApi(own, await tokenOf(own), "PUT", `/classes/${first.id}`, { ...fields, teacher_id: id });
    // Words stand around what staff have said.
    const { image } = await callApi(own, await tokenOf(own), "POST", "/pictures", { image: await jpegDataUrl() });
    const facts = await callApi(own, await tokenOf(own), "GET", "/academy-facts");
    await callApi(own, await tokenOf(own), "PUT", "/academy-facts", { ...facts, ...practicalInput(image) });
    const { recording } = await callApi(own, await tokenOf(own), "POST", "/recordings", { recording: mp3DataUrl() });
    const [german] = await callApi(own, await tokenOf(own), "GET", "/languages");
    await callApi(own, await tokenOf(own), "PUT", `/languages/${german.id}`, { ...german, recording });
    const { id: other } = await callApi(own, await tokenOf(own), "POST", "/teachers", teacherInput({ name: "Without a class" }));
    teachers = [teacherAddress({ id, name: "Marian" }), teacherAddress({ id: other, name: "Without a class" })];
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
        [kind.page ?? "/", ...searches, ...pagesOfItems, ...teachers, unknownPage].map(async (path) =>
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
