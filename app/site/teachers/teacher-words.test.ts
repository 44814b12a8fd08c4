import { expect, it } from "vitest";
import { firstTexts } from "../texts.ts";
import { teacherHead as headOf, taughtInWords } from "./teacher-words.ts";

const teacherHead = (who: Parameters<typeof headOf>[0], called: string) => {
  const said = JSON.parse(JSON.stringify(firstTexts.subjects).replaceAll("{name}", called));
  return headOf(who, said, called);
};
const marian = { name: "Marian de Kretser", languages: ["Spanish", "Italian"], levels: "A1 to B2", words: "" };

it("what is taught is said as one would", () => {
  expect(taughtInWords(marian)).toBe("Spanish and Italian, A1 to B2");
  expect(taughtInWords({ languages: ["German"], levels: undefined })).toBe("German");
  expect(taughtInWords({ languages: [], levels: "A1" })).toBe("A1");
});

it("a title says the language where it fits into 60 letters with the academy's name", () => {
  const title = (name: string, called: string) => teacherHead({ ...marian, name }, called).title;
  expect(title("Marian", "Serendib Language Academy")).toBe("Marian, Spanish teacher");
  expect(title("x".repeat(60 - ", Spanish teacher | A".length), "A")).toMatch(/teacher$/);
  expect(title("x".repeat(61 - ", Spanish teacher | A".length), "A")).toMatch(/^x+$/);
  expect(teacherHead({ ...marian, languages: [] }, "A").title).toBe("Marian de Kretser");
});

it("a description says what is taught, then the beginning of the teacher's words", () => {
  expect(teacherHead(marian, "A").description).toBe("Marian de Kretser teaches Spanish and Italian, A1 to B2 at A.");
  expect(teacherHead({ ...marian, languages: [], levels: undefined, words: "I\n\ncorrect." }, "A").description).toBe(
    "Marian de Kretser is a teacher at A. I correct.",
  );
  const { description } = teacherHead({ ...marian, words: "word ".repeat(50) }, "A");
  expect(description).toMatch(/^Marian.* word …$/);
  expect(description.length).toBeLessThanOrEqual(157);
});
