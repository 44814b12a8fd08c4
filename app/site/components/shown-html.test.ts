import { expect, it } from "vitest";
import { postSamples } from "#academy/posts/post-samples.ts";
import { shownHtml } from "./shown-html.ts";

const hash = "0123456789abcdef".repeat(2);
const img = `<img src="/media/${hash}.jpg" alt="A &quot;class&quot;" width="1200" height="800" />`;

it("text without pictures, tables and videos is what it was", () => {
  const unwrapped = (html: string) => html.replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, "$1");
  for (const { content } of postSamples) expect(unwrapped(shownHtml(content))).toBe(content);
  const quote = '<blockquote lang="de"><p>Hallo</p></blockquote><hr /><p><span lang="ar" dir="rtl">مرحبا</span></p>';
  expect(shownHtml(quote)).toBe(quote);
});

it("no line ends within an e-mail, whatever address it leads to", () => {
  expect(shownHtml('<p>By <a href="https://e-mail.example/">e-mail</a>; E-mails, e-mailed</p>')).toBe(
    '<p>By <a href="https://e-mail.example/"><span class="whitespace-nowrap">e-mail</span></a>; <span class="whitespace-nowrap">E-mails</span>, e-mailed</p>',
  );
});

it("a picture comes in sizes and formats, late, and with the room that it takes", () => {
  const shown = shownHtml(`<figure data-width="wide">${img}<figcaption>Monday</figcaption></figure>`);
  expect(shown).toContain(`<source type="image/avif" srcset="/media/${hash}-400.avif 400w, /media/${hash}-660.avif 660w`);
  expect(shown).toContain(
    `<img src="/media/${hash}-980.jpg" alt="A &quot;class&quot;" width="1200" height="800" loading="lazy" decoding="async"></picture><figcaption>Monday</figcaption></figure>`,
  );
  expect(shown).toContain('sizes="(min-width: 64rem) 58rem, 90vw"');
  expect(shownHtml(`<figure data-width="small"><img src="/media/${hash}.jpg" /></figure>`)).toMatch(
    /sizes="20rem"><img src="[^"]*-980\.jpg" alt="" loading="lazy"/,
  );
});

it("tables scroll in boxes of their own that say which they are", () => {
  const table = '<table><tbody><tr><th><p>Level &amp; "hours"</p></th><th></th></tr><tr><th><p>A1</p></th><td>80</td></tr></tbody></table>';
  expect(shownHtml(table)).toBe(
    '<div class="table-box" role="region" aria-label="Table: Level &amp; &quot;hours&quot;" tabindex="0"><table><tbody><tr>' +
      '<th scope="col"><p>Level &amp; "hours"</p></th><th scope="col"></th></tr><tr><th scope="row"><p>A1</p></th><td>80</td></tr></tbody></table></div>',
  );
  expect(shownHtml(`${table}<p>and</p><table><tr><td>x</td></tr></table>`)).toMatch(/aria-label="Table 1: .*aria-label="Table 2"/);
});

it("a video is a link to where it is watched, whatever its own link says", () => {
  const shown = shownHtml(
    '<p>a</p><figure data-video="youtube:dQw4w9WgXcQ"><a href="https://elsewhere.example/">Order <em>tea</em></a></figure><figure data-video="vimeo:76979871/8272103f6e"></figure><p>b</p>',
  );
  expect(shown).toBe(
    '<p>a</p><figure class="video-card"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank" rel="noopener">' +
      '<span class="video-title">Order <em>tea</em></span> <span class="video-note">Watch on YouTube (opens a new tab)</span></a></figure>' +
      '<figure class="video-card"><a href="https://vimeo.com/76979871/8272103f6e" target="_blank" rel="noopener">' +
      '<span class="video-title">Video</span> <span class="video-note">Watch on Vimeo (opens a new tab)</span></a></figure><p>b</p>',
  );
});
