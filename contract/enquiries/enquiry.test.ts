import { expect, it } from "vitest";
import { contactMessage, enquiryChange, newEnquiryEvent } from "./enquiry.ts";

const message = { name: "Nimal", email: "nimal@example.com" };
const read = (more: object) => contactMessage.parse({ ...message, ...more });
const wrongIn = (more: object) => contactMessage.safeParse({ ...message, ...more }).error?.issues.map(({ path }) => path.join("."));

it.each([
  ["name", 200],
  ["phone", 50],
  ["details", 5000],
  ["recaptchaToken", 20_000],
])("what is typed as %s has at most %i letters", (field, most) => {
  expect(read({ [field]: "a".repeat(most) })).toMatchObject({ [field]: "a".repeat(most) });
  expect(wrongIn({ [field]: "a".repeat(most + 1) })).toEqual([field]);
});

it("at most fifty courses and fifty exams are asked for", () => {
  const titles = (count: number) => Array.from({ length: count }, (_, at) => `Course ${at}`);
  for (const field of ["interestedCourses", "interestedExams"])
    expect([wrongIn({ [field]: titles(50) }), wrongIn({ [field]: titles(51) })]).toEqual([undefined, [field]]);
});

it("only the name and an address to answer to must be there", () => {
  expect(read({})).toMatchObject({ phone: "", details: "", interestedCourses: [], signals: {}, came_from: {} });
  expect(wrongIn({ name: " " })).toEqual(["name"]);
});

it("an address to answer to is one, whole and in any script, and no list or sentence that has one in it", () => {
  for (const email of ["nimal.p+a1@cse.mrt.ac.lk", "நிமல்@எடுத்துக்காட்டு.இந்தியா"]) expect(read({ email }).email).toBe(email);
  for (const email of [
    "nimal",
    "nimal@example",
    "a b@example.com",
    "Nimal <n@example.com>",
    "n@example.com, k@example.com",
    "n@example.com.",
  ])
    expect(wrongIn({ email }), email).toEqual(["email"]);
});

it.each([0, -1, 1.5, true, "a class", {}, 2_147_483_648])("a message about the class %j counts, without the class", (class_id) => {
  expect(read({ class_id }).class_id).toBeNull();
  expect(read({ class_id: "12" }).class_id).toBe(12);
});

it("what is no text in the field that people do not see counts as filled in, and a time that nobody can take is not known", () => {
  expect(read({ signals: { trap: ["x"], took: -1 } }).signals).toEqual({ trap: "filled in", took: undefined });
  expect(read({ signals: { trap: "", took: 5000 } }).signals).toEqual({ trap: "", took: 5000 });
  expect(read({ signals: "none" }).signals).toEqual({});
});

it("of where somebody came from nothing else is kept, and none of it is long", () => {
  const came_from = { page: "/courses", utm_source: "x".repeat(300), referrer: 12, secret: "of a program", utm_term: " \u0007 " };
  expect(read({ came_from }).came_from).toEqual({ page: "/courses", utm_source: "x".repeat(200) });
});

it("a change changes something, and a note says something", () => {
  expect([enquiryChange.safeParse({ version: 3 }).success, enquiryChange.safeParse({ owner_id: null }).success]).toEqual([false, true]);
  const isEvent = (kind: string, text: string) => newEnquiryEvent.safeParse({ kind, text }).success;
  expect(newEnquiryEvent.safeParse({ kind: "note" }).error?.issues).toMatchObject([
    { path: ["text"], message: "Please write the note first." },
  ]);
  expect([isEvent("note", " "), isEvent("note", "Called."), isEvent("call", "")]).toEqual([false, true, true]);
});
