import { array, assert, constantFrom, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileVectors } from "../tests/hostile/vectors.ts";
import { examSamples } from "./exams/exam-samples.ts";
import { cleanHtml } from "./html.ts";
import { postSamples } from "./posts/post-samples.ts";
import { safeHtml } from "./safe-html.ts";

const attribute =
  / (?:style="text-align:[a-z;:-]*"|data-indent="[1-8]"|lang="[A-Za-z0-9-]*"|start="[^"<>]*"|href="(?:(?:https?|mailto|tel):|[/#]|(?![^/?#"]*:))[^"<>]*")/;
const allowed = new RegExp(`^(?:[^<]|<br />|</?(?:p|li|h[1-6]|ul|ol|strong|em|u|s|a)(?:${attribute.source})*>)*$`, "i");
const clean = (html: string) => cleanHtml(html, "content");
const vectors = hostileVectors();

/** HTML as nobody would write it: pieces of vectors, of what is allowed, and anything. */
const wild = array(
  constantFrom(
    ...vectors.flatMap((vector) => vector.split(/(?=<)|(?<=>)/)).filter((_, place) => place % 7 === 0),
    ...'<p>|</p>|<ul>|<li>|</li>|</ul>|<a href="https://a.example/">|</a>|<strong>|</strong>|<br />|<br>|&lt;|&amp;|<p style="text-align:center">|"|\'|<|>|text'.split(
      "|",
    ),
  ),
  { maxLength: 20 },
).map((pieces) => pieces.join(""));

describe("rich text is reduced to what the editor makes", () => {
  it(`whatever it was: ${vectors.length} hostile vectors`, () => {
    expect(vectors.length).toBeGreaterThan(1000);
    expect(vectors.filter((vector) => !allowed.test(clean(vector)))).toEqual([]);
  });

  it("once and for all: cleaning it again changes nothing", () => {
    expect(vectors.filter((vector) => clean(clean(vector)) !== clean(vector))).toEqual([]);
    assert(
      property(wild, (html) => clean(clean(html)) === clean(html) && allowed.test(clean(html))),
      { numRuns: 2000 },
    );
  });
});

describe("rich text that leaves the academy", () => {
  it("is harmless, whoever wrote it into the database", () => {
    expect(vectors.filter((vector) => !allowed.test(safeHtml(vector)))).toEqual([]);
    assert(
      property(wild, (html) => allowed.test(safeHtml(html))),
      { numRuns: 2000 },
    );
    assert(
      property(string(), (html) => allowed.test(safeHtml(html))),
      { numRuns: 2000 },
    );
  });

  it("is what was written, to the letter, when it is clean", () => {
    for (const html of [...postSamples.map((post) => post.content), ...examSamples.map((exam) => exam.description)])
      expect(safeHtml(html)).toBe(html);
    assert(
      property(wild, (html) => safeHtml(clean(html)) === clean(html)),
      { numRuns: 2000 },
    );
  });

  it("is shown as the text it is when it is too large or too deep to be parsed", () => {
    expect(safeHtml(`${"<b>".repeat(200)}<script>ran()</script>`)).toMatch(
      /^<p>(&#60;b&#62;){200}&#60;script&#62;ran\(\)&#60;\/script&#62;<\/p>$/,
    );
    expect(safeHtml(`<img src=x onerror=ran()>${"x".repeat(200_000)}`)).toMatch(/^<p>&#60;img src=x/);
    expect(safeHtml("<p>".repeat(101) + "</p>".repeat(101))).toMatch(/^<p>&#60;p&#62;/);
  });
});
