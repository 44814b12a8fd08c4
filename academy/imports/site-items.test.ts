import { describe, expect, it } from "vitest";
import { siteItem } from "./site-items.ts";

const dayOf = (moment: number) => new Date(moment + 5.5 * 3_600_000).toISOString().slice(0, 10);
const there = { host: "old.example", dayOf };

describe("an entry of another site's list", () => {
  it("is read as the specification has it", () => {
    const raw = {
      id: 3,
      title: "Tamil",
      slug: "Tamil",
      summary: "s",
      duration: 90,
      image: "a.jpg",
      description: "d",
      modules: ["m", ""],
      schedule: "x",
      students_per_class: 8,
      featured: 1,
    };
    expect(siteItem("courses", raw, 0, there)).toEqual({
      kind: "courses",
      origin: "old.example courses 3",
      title: "Tamil",
      fields: {
        title: "Tamil",
        slug: "Tamil",
        summary: "s",
        duration: "90 hours",
        image: "a.jpg",
        description: "d",
        modules: ["m"],
        features: [],
        schedule: "x",
        students_per_class: 8,
        featured: true,
      },
      paths: ["/course/Tamil"],
      notes: [],
    });
  });

  it.each([
    ["a list that a database keeps as text", '["a","b"]', ["a", "b"]],
    ["a list of lines", "a\nb", ["a", "b"]],
    ["a list that is broken", "[a", ["[a"]],
    ["none", undefined, []],
  ])("%s is a list", (_what, modules, expected) => {
    expect(siteItem("exams", { title: "T", modules }, 0, there)?.fields.modules).toEqual(expected);
  });

  it.each([
    ["2025-08-15", "2025-08-15"],
    // Midnight in Colombo, as a database's day is often answered.
    ["2025-08-14T18:30:00.000Z", "2025-08-15"],
    ["2025-08-14T18:29:00+00:00", "2025-08-14"],
    ["March 1, 2025", "2025-03-01"],
    ["1 March 2025", "2025-03-01"],
    ["31 December 2024", "2024-12-31"],
  ])("the date %s is %s", (date, expected) => {
    expect(siteItem("posts", { title: "T", content: "c", date }, 0, there)?.fields).toMatchObject({ date: expected });
  });

  it("with a date or a text that cannot be read is a draft", () => {
    const soon = siteItem("posts", { title: "T", content: "c", date: "soon" }, 0, there);
    expect([soon?.fields.status, soon?.fields.date, soon?.notes]).toEqual([
      "draft",
      undefined,
      ["a draft: its date cannot be read (soon)"],
    ]);
    const silent = siteItem("posts", { title: "T", date: "2025-01-01" }, 0, there);
    expect([silent?.fields.status, silent?.notes]).toEqual(["draft", ["a draft: what it says cannot be read"]]);
  });

  it("keeps its old address, also where it cannot be one here", () => {
    const odd = siteItem("posts", { id: 4, title: "C++", slug: "c++ now" }, 0, there);
    expect([odd?.fields.slug, odd?.paths, odd?.notes[0]]).toEqual([
      "c-now",
      ["/blog/c%2B%2B%20now"],
      "its address is “c-now”: “c++ now” cannot be one here",
    ]);
    expect(siteItem("posts", { id: 4, title: "Tea" }, 0, there)).toMatchObject({
      fields: { slug: "tea" },
      paths: ["/blog/4"],
      notes: expect.any(Array),
    });
    expect(siteItem("exams", { id: 4, title: "DELF (A1)" }, 0, there)).toMatchObject({
      fields: { slug: "DELF_A1" },
      paths: ["/exam/DELF_A1"],
    });
  });

  it("of questions stands where the list has it, and is shown unless it says otherwise", () => {
    expect(siteItem("examQuestions", { question: "Q?", answer: "A" }, 4, there)?.fields).toEqual({
      question: "Q?",
      answer: "A",
      display_order: 5,
      active: true,
    });
    expect(siteItem("examQuestions", { question: "Q?", answer: "A", active: 0, display_order: 2 }, 4, there)?.fields).toMatchObject({
      display_order: 2,
      active: false,
    });
  });

  it("is none where it is something else", () => {
    for (const entry of [null, "x", 3, []]) expect(siteItem("courses", entry, 0, there)).toBeUndefined();
  });
});
