import { expect, test } from "vitest";
import { withContents } from "./with-contents.ts";

const policy = (headings: string[]) => headings.map((said) => `<h2>${said}</h2><p>So it is.</p>`).join("");

test("a long text begins with a list that leads to each of its headings", () => {
  const text = withContents(
    policy(["Who we are", "Fees &amp; refunds", 'Our <a href="/contact">desk</a>', "Four", "Five", "Six"]),
    'On "this" page',
  );
  expect(text).toMatch(
    /^<nav aria-label="On &quot;this&quot; page" class="print-hidden"><p><strong>On &quot;this&quot; page<\/strong><\/p><ul><li>/,
  );
  expect(text).toContain(
    '<li><a href="#part-2" class="block w-fit">Fees &amp; refunds</a></li><li><a href="#part-3" class="block w-fit">Our desk</a></li>',
  );
  expect(text).toContain('<h2 id="part-3">Our <a href="/contact">desk</a></h2>');
});

test("one of five headings stays as it is", () => {
  const text = policy(["One", "Two", "Three", "Four", "Five"]);
  expect(withContents(text, "On this page")).toBe(text);
});
