import { expect, it } from "vitest";
import { firstTexts } from "../texts.ts";
import { teacherHead as headOf, taughtInWords } from "./teacher-words.ts";

const teacherHead = (who: Parameters<typeof headOf>[0], called: string) => {
  const said = JSON.parse(JSON.stringify(firstTexts.subjects).replaceAll("{name}", called));
  return headOf(who, said);
};
const marian = { name: "Marian de Kretser", languages: ["Spanish", "Italian"], levels: "A1 to B2", words: "" };

it("what is taught is said as one would", () => {
  expect(taughtInWords(marian)).toBe("Spanish and Italian, A1 to B2");
  expect(taughtInWords({ languages: ["German"], levels: undefined })).toBe("German");
  expect(taughtInWords({ languages: [], levels: "A1" })).toBe("A1");
});

it("a title says the language, and a shorter one the name alone", () => {
  expect(teacherHead(marian, "A")).toMatchObject({ title: "Marian de Kretser, Spanish teacher", shorter: ["Marian de Kretser"] });
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
