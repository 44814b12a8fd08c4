import { expect, it } from "vitest";
import { maxRedirectLines } from "#contract/redirect.ts";
import { readRedirectCsv } from "./redirect-csv.ts";

const read = (csv: string) => readRedirectCsv(csv).map(({ line, from, to }) => [line, from, to]);

it("reads two columns, whatever parts them and ends lines", () => {
  for (const csv of ["/a,/b\n/c,/d", "/a;/b\r\n/c;/d\r\n", "/a\t/b\r/c\t/d\r", "\uFEFF/a,/b\n/c,/d\n"])
    expect(read(csv)).toEqual([
      [1, "/a", "/b"],
      [2, "/c", "/d"],
    ]);
});

it("leaves out names of columns, empty lines, spaces and further columns", () => {
  expect(read("From,To\n\n /a , /b ,note\n,,\n/c,/d")).toEqual([
    [3, "/a", "/b"],
    [5, "/c", "/d"],
  ]);
  expect(read("Source URL;Target\n/a;/b")).toEqual([[2, "/a", "/b"]]);
  expect(read("/a,/b\nfrom,to")).toEqual([
    [1, "/a", "/b"],
    [2, "from", "to"],
  ]);
  expect(read("from/page,/b")).toEqual([[1, "from/page", "/b"]]);
  expect(read("old,/b")).toEqual([[1, "old", "/b"]]);
  expect(read("the old,new")).toEqual([[1, "the old", "new"]]);
  expect(read("")).toEqual([]);
});

it("reads what is quoted, over lines too, and tells of the line it began on", () => {
  expect(read('"/a,1","say ""b"""\n/c,/d')).toEqual([
    [1, "/a,1", 'say "b"'],
    [2, "/c", "/d"],
  ]);
  expect(read('"/a\nb",/b\n/c,/d')).toEqual([
    [1, "/a\nb", "/b"],
    [3, "/c", "/d"],
  ]);
});

it("a line may lack one of its columns", () =>
  expect(read("/a\n,/b\n/c,,note\n/d,")).toEqual([
    [1, "/a", ""],
    [2, "", "/b"],
    [3, "/c", ""],
    [4, "/d", ""],
  ]));

it("takes off the apostrophe that our own export puts before a formula, and no other", () => {
  expect(read("'=a,'@b\n'/a,'b'\n/it'=a,/b")).toEqual([
    [1, "=a", "@b"],
    [2, "/a", "'b'"],
    [3, "/it'=a", "/b"],
  ]);
});

it.each(['/a,"/b', '/a,b"c', '"a"b,/c'])("says of %j in which line it cannot be read", (wrong) => {
  expect(() => read(`/x,/y\n${wrong}`)).toThrow("Line 2 cannot be read");
});

it("reads so many lines and no more", () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `/a${at},/b`).join("\n");
  expect(read(lines(maxRedirectLines))).toHaveLength(maxRedirectLines);
  expect(() => read(lines(maxRedirectLines + 1))).toThrow("Part it into smaller ones");
});
