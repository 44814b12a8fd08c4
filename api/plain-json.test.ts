import fc from "fast-check";
import { expect, it } from "vitest";
import { plainJsonTrouble } from "./plain-json.ts";

it("finds nothing in whatever JSON.stringify makes", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value, null, 1);
      expect([text, plainJsonTrouble(text, 100_000)]).toEqual([text, text.includes('"__proto__":') ? expect.anything() : undefined]);
    }),
    { seed: 10 },
  );
});

it("finds a key twice, however it is written, and in its own object only", () => {
  for (const text of ['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '[{"b":{"a":1,"b":[{}],"a":2}}]', '{"":1,"":2}', '{"\\"":1,"\\"" :2}'])
    expect(plainJsonTrouble(text, 100)).toMatchObject({ status: 400, message: expect.stringContaining("twice") });
  for (const text of ['{"a":{"a":1}}', '[{"a":1},{"a":2}]', '{"a":"\\",\\"a\\":1"}', '{"a":"a","b":"a"}'])
    expect(plainJsonTrouble(text, 100)).toBeUndefined();
});

it("refuses many parts and deep nesting before anything is parsed, and lets one long text through", () => {
  const keys = `{${Array.from({ length: 101 }, (_, at) => `"k${at}":1`).join()}}`;
  for (const text of [keys, `[${"1,".repeat(101)}1]`, "[]".repeat(101)]) expect(plainJsonTrouble(text, 100)).toMatchObject({ status: 413 });
  expect(plainJsonTrouble("[".repeat(60), 100)).toMatchObject({ status: 400 });
  for (const text of ["x", "\\\\", '\\"', ",", "{"]) expect(plainJsonTrouble(`["${text.repeat(1_000_000)}"]`, 10)).toBeUndefined();
});

it("reads a long key once, however many colons follow it", () => {
  const key = `"${"\\u0061".repeat(50_000)}"`;
  const fastest = (text: string) => {
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      expect(plainJsonTrouble(text, 10_000)).toBeUndefined();
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  const one = fastest(`${key}:`);
  for (const colons of [":".repeat(1000), "{:}".repeat(1000), ",:".repeat(1000)]) expect(fastest(key + colons)).toBeLessThan(50 * one);
});
