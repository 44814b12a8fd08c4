import { describe, expect, it } from "vitest";
import { aboutTexts } from "./about-texts.ts";
import { homeTexts } from "./home-texts.ts";
import { sectionsInFull, shownSections } from "./shown-sections.ts";

const on = (section: string) => ({ section, shown: true });
const off = (section: string) => ({ section, shown: false });
const first = ["a", "b", "c"].map(on);

describe("the sections of a page", () => {
  it("are those of the program until staff say otherwise", () => {
    expect(shownSections(undefined, first)).toEqual(["a", "b", "c"]);
    expect(shownSections(homeTexts.list.sections.before, homeTexts.list.sections.before)[0]).toBe("languages");
  });

  it("stand in the order of staff, without those that are hidden", () => {
    expect(shownSections([on("c"), off("a"), on("b")], first)).toEqual(["c", "b"]);
  });

  it("are there where one came later, behind the one that it first followed, and not where one is no more", () => {
    expect(shownSections([on("c"), on("gone"), on("a")], first)).toEqual(["c", "a", "b"]);
    expect(sectionsInFull([off("b")], first)).toEqual([on("a"), off("b"), on("c")]);
  });

  it("are each there once, and those that other pages lead to are never hidden", () => {
    const judged = (rows: object[]) => aboutTexts.list.sections.input.safeParse(rows);
    expect(judged([on("story"), on("story")]).error?.issues[0]?.message).toBe("Each section may be there once.");
    expect(judged([off("trust")]).error?.issues[0]?.message).toBe("Other pages lead to a section that is hidden.");
    expect(judged([on("hero")]).success).toBe(false);
    expect(
      judged([off("values")])
        .data?.map(({ section, shown }) => `${section} ${shown}`)
        .join(),
    ).toBe("story true,mission true,values false,teachers true,trust true,questions true,connect true");
  });

  it("are read by people by their names", () => {
    expect(homeTexts.list.sections.inWords([off("testimonials"), on("languages")])).toBe("Student Success Stories (hidden), Languages");
  });
});
