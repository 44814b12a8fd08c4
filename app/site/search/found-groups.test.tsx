import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { shownFacts } from "#tests/factories.ts";
import { firstTexts } from "../texts.ts";
import { FoundGroups } from "./found-groups.tsx";

const none = { courses: [], classes: [], exams: [], teachers: [], posts: [], questions: [] };
const foundPages = (...paths: string[]) =>
  renderToStaticMarkup(
    <FoundGroups
      facts={{ ...shownFacts, share: { image: "", alt: "" } }}
      found={{ ...none, pages: paths.map((path) => ({ title: `At ${path}`, path })), order: ["pages"] }}
      texts={firstTexts.search}
      links={[{ name: "Ask us", to: "/contact" }]}
    />,
  );

it("whoever looks for the way, the hours or a phone reads them at once, without another page", () => {
  const found = foundPages("/about", "/contact");
  for (const said of ["+94 41 222 0000", "24 Galle Road, Colombo", "Monday to Sunday"]) expect(found.split(said)).toHaveLength(2);
  expect(foundPages("/about")).not.toContain("24 Galle Road");
});

it("a page is called as the menu calls it, else by its own title", () => {
  expect(foundPages("/about", "/contact")).toMatch(/At \/about<.*>Ask us</);
});
