import { expect, it } from "vitest";
import { wordpressText } from "./wordpress-text.ts";

const fileOf = (id: string) => (Number(id) < 10 ? `https://old.example/${id}.jpg` : undefined);
const made = (content: string) => wordpressText(content, fileOf);

it.each([
  [
    "a caption is a figure",
    '[caption id="a" width="9"]<img src="a.jpg" /> Words[/caption]',
    '<figure data-caption=""><img src="a.jpg" /> Words</figure>',
    [],
  ],
  [
    "a gallery is its pictures",
    '[gallery ids="1, 2,99"]',
    '<img src="https://old.example/1.jpg"><img src="https://old.example/2.jpg">',
    [],
  ],
  ["a video is its address", "[embed width=9]https://youtu.be/dQw4w9WgXcQ[/embed]", "<div>https://youtu.be/dQw4w9WgXcQ</div>", []],
  ["an old one too", "[youtube https://youtu.be/dQw4w9WgXcQ]", "<div>https://youtu.be/dQw4w9WgXcQ</div>", []],
  ["what pairs of words hold stays", "[box]a [b]c[/b][/box]", "a c", ["box", "b"]],
  ["what cannot be shown goes", 'a [contact-form-7 id="3" title="x"][gallery] b', "a  b", ["contact-form-7", "gallery"]],
  ["words in brackets stay", "he said [sic] and [1] and [see below]", "he said [sic] and [1] and [see below]", []],
  [
    "a small picture is as it was uploaded",
    '<img class="wp-image-1" src="x-300x200.jpg"><img class="wp-image-1" src="x.jpg"><img class="wp-image-99" src="x-300x200.jpg">',
    '<img class="wp-image-1" src="https://old.example/1.jpg"><img class="wp-image-1" src="x.jpg"><img class="wp-image-99" src="x-300x200.jpg">',
    [],
  ],
])("%s", (_what, content, html, left) => {
  expect(made(content)).toEqual({ html, left, hasBareLines: true });
});

it("blocks have paragraphs of their own", () => {
  expect(made("<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->").hasBareLines).toBe(false);
});

it("brackets without end take no time", () => {
  const begun = performance.now();
  made("[caption ".repeat(30_000));
  made("<img ".repeat(40_000));
  made(`${"[a ".repeat(30_000)}[/a]`);
  expect(performance.now() - begun).toBeLessThan(5000);
});
