import { expect, it } from "vitest";
import { setAcademyTimeZone } from "../../components/moment.ts";
import { knownLines } from "./known-lines.ts";

setAcademyTimeZone("Asia/Colombo");
const fathima = {
  name: "Fathima Rizvi",
  phone: "077 123 4567",
  email: "",
  created_at: "2025-11-12T09:35:10.000Z",
  status: "Contacted" as const,
  class_name: "",
  interestedCourses: ["German"],
  interestedExams: [],
};
const typed = { name: "Fathima", phone: "", email: "" };
const wordsOf = (...known: (typeof fathima)[]) => knownLines(known, typed).map(({ words }) => words);

it("says when and for what somebody asked, by which the same person's enquiries are told apart", () => {
  expect(wordsOf(fathima, { ...fathima, created_at: "2025-11-14T04:00:00.000Z", interestedCourses: ["Dutch"] })).toEqual([
    "Fathima Rizvi, asked on 12 November 2025, 3.05 PM: German (Contacted)",
    "Fathima Rizvi, asked on 14 November 2025, 9.30 AM: Dutch (Contacted)",
  ]);
});

it("no line stands there twice", () => {
  const again = { ...fathima, created_at: "2025-11-12T09:35:50.000Z" };
  expect(knownLines([fathima, again], typed)).toEqual([{ one: fathima, words: expect.any(String) }]);
});

it("those of the typed name come first", () => {
  expect(wordsOf({ ...fathima, name: "Rizvi" }, fathima).map((words) => words.split(",")[0])).toEqual(["Fathima Rizvi", "Rizvi"]);
});
