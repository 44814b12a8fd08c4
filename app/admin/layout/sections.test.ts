import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { sectionGroups } from "./sections.ts";

/** Screens that are led to elsewhere: the one under one's own name, and a part of Academy. */
const elsewhere = ["/admin/account", "/admin/academy/next"];

it("the menu begins with the sections of the specification, in their order", () => {
  const first = ["dashboard", "courses", "exams", "blogs", "course-qna", "exam-qna", "settings"];
  expect(sectionGroups[0]?.sections.map(({ address }) => address)).toEqual(first.map((name) => `/admin/${name}`));
});

it("every screen is in the menu, and the menu leads to screens only", () => {
  const admin = routes.find(({ path }) => path === "admin");
  const staff = admin?.children?.find(({ file }) => file === "admin/layout/staff-layout.tsx")?.children ?? [];
  const screens = staff.map(({ path }) => `/admin/${path}`).filter((address) => address !== "/admin/*");
  expect(
    sectionGroups
      .flatMap(({ sections }) => sections.map(({ address }) => address))
      .concat(elsewhere)
      .sort(),
  ).toEqual(screens.sort());
});
