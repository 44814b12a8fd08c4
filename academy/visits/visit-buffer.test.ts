import { expect, it } from "vitest";
import { createVisitBuffer } from "./visit-buffer.ts";

const visit = { day: "2027-03-01", page: "/courses", host: "", words: "" };
const countOf = (buffer: ReturnType<typeof createVisitBuffer>, kind: string) =>
  buffer.take().reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0);

it("a visit counts its page and the host that led there, and each visit counts", () => {
  const buffer = createVisitBuffer();
  buffer.add(visit, "one");
  buffer.add({ ...visit, host: "google.com" }, "one");
  expect(buffer.take()).toEqual([
    { day: "2027-03-01", kind: "page", name: "/courses", count: 2 },
    { day: "2027-03-01", kind: "host", name: "", count: 1 },
    { day: "2027-03-01", kind: "host", name: "google.com", count: 1 },
  ]);
  expect(buffer.take()).toEqual([]);
});

it("the same words count once for a network", () => {
  const buffer = createVisitBuffer();
  for (const network of ["one", "one", "two"]) buffer.add({ ...visit, words: "german a1" }, network);
  expect(countOf(buffer, "words")).toBe(2);
});

it("one network counts two hundred times a batch", () => {
  const buffer = createVisitBuffer();
  for (let n = 0; n < 5000; n++) buffer.add(visit, "one");
  buffer.add(visit, "two");
  expect(countOf(buffer, "page")).toBe(201);
});

it("memory is bounded whatever is made up, and what is over is counted as other", () => {
  const buffer = createVisitBuffer();
  for (let n = 0; n < 50_000; n++) buffer.add({ ...visit, page: `/made-up-${n}`, host: `h${n}.example`, words: `w${n}` }, `n${n % 1900}`);
  expect(buffer.size()).toBeLessThanOrEqual(1002);
  const all = buffer.take();
  expect(
    all
      .filter(({ name }) => name === "*")
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(["host", "page"]);
  expect(all.reduce((sum, { kind, count }) => sum + (kind === "page" ? count : 0), 0)).toBe(50_000);
});

it("what is put back is added to what came meanwhile", () => {
  const buffer = createVisitBuffer();
  buffer.add(visit, "one");
  const taken = buffer.take();
  buffer.add(visit, "one");
  buffer.putBack(taken);
  expect(countOf(buffer, "page")).toBe(2);
});
