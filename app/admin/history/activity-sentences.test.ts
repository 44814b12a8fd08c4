import { expect, it } from "vitest";
import { placeOf } from "./activity-place.ts";
import { fieldLabel, partsOf, sentenceOf, valueText } from "./activity-sentences.ts";

const change = (field: string, before: string, after: string) => ({ field, before, after });
const entry = (action: string, changes: { field: string; before: string; after: string }[] = [], more = {}) => ({
  at: "2027-01-01T12:00:00.000Z",
  actor: "Nimal",
  action,
  noun: "courses",
  item_id: 3,
  title: "German A1",
  changes,
  ...more,
});

it("an enquiry is called by its person while it is there, else by its number", () => {
  const changed = entry("update", [], { noun: "enquiries", title: "Enquiry 12" });
  expect(sentenceOf({ ...changed, person: "Fathima" })).toBe("Nimal changed the enquiry “Fathima”");
  expect(partsOf({ ...changed, person: "Fathima" }).thing).toBe(" “Fathima”");
  expect(sentenceOf(changed)).toBe("Nimal changed the enquiry “Enquiry 12”");
});

it("what was changed of an enquiry is called as in its form", () => {
  expect(["next_on", "class_name", "owner"].map((field) => fieldLabel(field, "enquiries"))).toEqual([
    "Day of the next step",
    "Class",
    "Looked after by",
  ]);
  expect(valueText("status", "enquiries", "Visited")).toBe("Tested or visited");
  expect([valueText("next_on", "enquiries", "2027-01-03"), valueText("next_on", "enquiries", "")]).toEqual(["3 January 2027", ""]);
});

it("an entry names who did what to which thing, and leads there", () => {
  const published = entry("update", [change("status", "draft", "published"), change("summary", "a", "b")]);
  expect(sentenceOf(published)).toBe("Nimal published the course “German A1”");
  expect(partsOf(published)).toEqual({ before: "Nimal published the course", thing: " “German A1”" });
  expect(sentenceOf(entry("update", [change("status", "published", "draft")]))).toBe("Nimal made a draft of the course “German A1”");
  expect(sentenceOf(entry("update", [change("publish_at", "", "2027-01-01T00:00:00.000Z")]))).toBe(
    "Nimal scheduled the course “German A1”",
  );
  const until = (moment: string) => sentenceOf(entry("update", [change("unpublish_at", "", moment)]));
  expect(until("2027-01-01T12:00:00.000Z")).toBe("Nimal withdrew the course “German A1”");
  expect(until("2027-01-02T12:00:00.000Z")).toBe("Nimal set when visitors last see the course “German A1”");
  expect(sentenceOf(entry("publish-changes"))).toBe("Nimal published changes of the course “German A1”");
  expect(sentenceOf(entry("update", [change("summary", "a", "b")]))).toBe("Nimal changed the course “German A1”");
  expect(sentenceOf(entry("remove-samples", [], { noun: "samples", title: "162 samples" }))).toBe("Nimal moved 162 samples to the trash");
  expect(sentenceOf(entry("restore-samples", [], { noun: "samples", title: "162 samples" }))).toBe("Nimal put back 162 samples");
  expect(sentenceOf(entry("import", [], { noun: "redirects", title: "3 redirects" }))).toBe("Nimal imported 3 redirects");
  expect(partsOf(entry("reorder", [], { title: "" }))).toEqual({ before: "Nimal changed the order of the courses", thing: "" });
  expect([placeOf(published), placeOf(entry("delete")), placeOf(entry("reorder", [], { item_id: null }))]).toEqual([
    "/admin/courses?form=3",
    "/admin/trash",
    "/admin/courses",
  ]);
  expect(placeOf(entry("create", [], { noun: "redirects", title: "/old" }))).toBe("/admin/redirects?q=%2Fold");
  expect(placeOf(entry("erase", [], { noun: "enquiries" }))).toBeUndefined();
});

it("what changed is told in the words of the form", () => {
  expect([fieldLabel("students_per_class", "courses"), fieldLabel("readTime", "blogs"), fieldLabel("askedOf", "settings")]).toEqual([
    "Students per class",
    "Read time",
    "Asked of",
  ]);
  expect(valueText("status", "courses", "draft")).toBe("Draft");
  expect(valueText("featured", "courses", "true")).toBe("Yes");
  expect(valueText("content", "blogs", "<p>One &amp; two</p><p>three</p><a hre")).toBe("One & two three");
  expect(valueText("content", "blogs", '…ref="/exams">Exams</a> in May</p>')).toBe("…Exams in May");
  expect(valueText("title", "courses", "<b>")).toBe("<b>");
});
