import { expect, it } from "vitest";
import { firstTexts } from "../texts.ts";
import { withClasses } from "./with-classes.ts";

const to = (...addresses: string[]) => addresses.map((to) => ({ name: to, to }));

it("classes stand behind courses and exams, and the specified entries keep their order", () => {
  expect(withClasses(firstTexts.layout.menu, "Classes").map(({ name }) => name)).toEqual([
    ...["Home", "About", "Courses", "Exams", "Classes", "Blog", "Contact"],
  ]);
});

it("a menu that has them, or leads to nothing that they are of, stays as staff made it", () => {
  for (const menu of [to("/classes", "/courses"), to("/", "/contact")]) expect(withClasses(menu, "Classes")).toEqual(menu);
});
