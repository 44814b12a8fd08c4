import { describe, expect, it } from "vitest";
import { internalLinks, warningsOf } from "./warnings.ts";

const summary = "Evening classes in Colombo for parents who move to Germany, with their children beside them.";
const fine = { title: "German B2", slug: "German_B2", summary, description: "You reach B2.", image: "/media/x.jpg", modules: ["Work"] };
const picture = { width: 1200, height: 800 };
const course = (more: object, found: object = {}) => warningsOf("courses", { ...fine, ...more }, { picture, ...found });
const post = (content: string, dead: string[] = []) =>
  warningsOf(
    "blogs",
    { title: "Tea", slug: "tea", summary, image: "x", content },
    {
      picture: { width: 1200, height: 630 },
      dead: dead.map((path) => ({ field: "content", path })),
    },
  );

describe("before it goes live", () => {
  it("says nothing about what is well", () => {
    expect(course({})).toEqual([]);
    expect(post('<h2>One</h2><h3>Two</h3><h2>Three</h2><figure><img src="/media/x.jpg" alt="A cup"></figure>')).toEqual([]);
    expect(post("<p>No heading.</p>")).toEqual([]);
  });

  it.each<[string, object, string, RegExp]>([
    ["a short summary", { summary: "First words." }, "summary", /12 characters/],
    ["a long summary", { summary: "x".repeat(161) }, "seo_description", /161 characters/],
    ["a short text of its own", { seo_description: "Come." }, "seo_description", /5 characters/],
    ["spaces round it, which nobody sees", { seo_description: " Come.  " }, "seo_description", /5 characters/],
    ["a long headline", { title: `German B2 ${"for nurses ".repeat(5)}` }, "seo_title", /about 60/],
    ["another level", { description: "From zero to A1." }, "title", /says B2, and the text says A1/],
    ["no picture", { image: "" }, "image", /no picture/],
    ["no module", { modules: [""] }, "modules", /“What You Will Learn” is missing/],
    ["an empty module", { modules: ["Work", " ", "Home"] }, "modules", /^Modules: line 2 is empty/],
    ["empty modules", { modules: ["Work", "", ""] }, "modules", /^Modules: lines 2, 3 are empty/],
  ])("%s", (_, more, field, text) => {
    expect(course(more)).toEqual([{ field, text: expect.stringMatching(text) }]);
  });

  it("a level among others, and none in the title, is no contradiction", () => {
    expect(course({ description: "From A1 to B2." })).toEqual([]);
    expect(course({ title: "German", description: "A1." })).toEqual([]);
    expect(course({ description: "You talk.", modules: ["Greetings (A1)"] })).toHaveLength(1);
  });

  it("a picture of another shape, or a small one", () => {
    expect(course({}, { picture: { width: 900, height: 900 } })[0]).toMatchObject({ field: "image", text: /1.00:1.*Crop image/ });
    expect(course({}, { picture: { width: 600, height: 400 } })[0]?.text).toContain("600 pixels wide");
    expect(course({}, { picture: undefined })).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['<figure><img src="/media/x.jpg"></figure>', /^One picture in the text has no alt text/],
    ['<img src="a"><img alt=" " src="b"><img alt="A cup" src="c"><img alt="" src="d">', /^2 pictures/],
    ["<h2>One</h2><h4>Two</h4>", /heading 4 follows a heading 2/],
    ["<h5>One</h5>", /heading 5 follows a heading 2/],
    ['<h1 lang="de">One</h1><h2>Two</h2>', /second title of the page/],
  ])("%s", (content, text) => {
    expect(post(content)).toMatchObject([{ field: "content", text: expect.stringMatching(text) }]);
  });

  it("what it cannot be published without, and a text that is empty", () => {
    const empty = { title: "Tea", slug: "tea", summary, image: "x", category: "", readTime: "", content: "<p></p>" };
    const said = warningsOf("blogs", empty, { picture: { width: 1200, height: 630 } });
    expect(said.map(({ field }) => field)).toEqual(["readTime", "category", "content"]);
    expect(said.map(({ text }) => text)).toEqual(["Read time is missing.", "Category is missing.", "Content is missing."]);
    expect(course({ duration: "", schedule: " " }).map(({ field }) => field)).toEqual(["duration", "schedule"]);
    expect(course({ summary: "" })).toHaveLength(1);
  });

  it("a read time that is far from the text", () => {
    const long = `<p>${"word ".repeat(1400)}</p>`;
    const says = (readTime: string) =>
      warningsOf(
        "blogs",
        { title: "Tea", slug: "tea", summary, image: "x", readTime, content: long },
        { picture: { width: 1200, height: 630 } },
      );
    expect(says("3 min read")).toEqual([{ field: "readTime", text: "Read time says “3 min read”, and the text is a 7 min read." }]);
    for (const readTime of ["5 min read", "9 min", "A cup of tea"]) expect(says(readTime)).toEqual([]);
  });

  it("a link that leads to no page", () => {
    expect(post("", ["/course/Klingon"])).toEqual([
      { field: "content", text: expect.stringContaining("/course/Klingon leads to no page") },
    ]);
    const html =
      '<a href="/contact#form">a</a><a rel="x" href="https://academy.lk/courses?a=1&amp;b=2">b</a><a href="https://example.com/">c</a>' +
      '<a href="mailto:a@b.lk">d</a><a href="/contact">e</a><a href="https://[">f</a>';
    expect(internalLinks(html, "https://academy.lk")).toEqual(["/contact", "/courses?a=1&b=2"]);
    expect(internalLinks('<a href="/a">1</a><a href="/b">2</a>', "https://academy.lk", 1)).toEqual(["/a"]);
  });
});
