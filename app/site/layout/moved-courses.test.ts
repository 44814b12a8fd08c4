import { expect, it } from "vitest";
import { firstLanguages } from "#tests/languages.ts";
import { movedCourses as movedIn } from "./moved-courses.ts";

type Given = Parameters<typeof movedIn>;
const movedCourses = (...[links, courses, said]: [Given[0], Given[1], Given[2]]) => movedIn(links, courses, said, firstLanguages);

const first = [
  { name: "German Deutsch", to: "/course/German_Deutsch" },
  { name: "Dutch Nederlands", to: "/course/Dutch_Nederlands" },
];
const german = { slug: "German_Deutsch", title: "German Deutsch" };
const dutch = { slug: "Dutch_Fluency", title: "Dutch Nederlands" };
const contact = { name: "Ask us", to: "/contact" };

it("courses that are where the footer says, and called so, are left alone", () => {
  expect(movedCourses([...first, contact], [german, dutch], first)).toEqual({});
});

it("a corrected title is what the footer says, wherever the course is", () => {
  const courses = [
    { ...german, title: "German (Deutsch)" },
    { ...dutch, title: "Dutch (Nederlands)" },
  ];
  expect(movedCourses(first, courses, first)).toEqual({
    "/course/German_Deutsch": { to: "/course/German_Deutsch", name: "German (Deutsch)" },
    "/course/Dutch_Nederlands": { to: "/course/Dutch_Fluency", name: "Dutch (Nederlands)" },
  });
});

it("words of staff stay, and what is gone is not linked", () => {
  const own = [{ name: "Learn Dutch", to: "/course/Dutch_Nederlands" }];
  expect(movedCourses(own, [{ ...dutch, title: "Dutch A1" }], first)).toEqual({
    "/course/Dutch_Nederlands": { to: "/course/Dutch_Fluency", name: "Learn Dutch" },
  });
  expect(movedCourses(first, [german], first)).toEqual({ "/course/Dutch_Nederlands": "" });
});
