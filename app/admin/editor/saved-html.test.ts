import { expect, it } from "vitest";
import { cleanHtml } from "#academy/text/html.ts";
import { savedHtml } from "./saved-html.ts";

const media = `/media/${"0".repeat(32)}.jpg`;

it("what the editor made is what the server answers", () => {
  const made =
    `<h2 style="text-align: center;">A&nbsp;B</h2><p>a<br>b</p><hr><figure data-width="wide"><img src="${media}" alt="1 &gt; 0" width="3" height="2">` +
    "<figcaption></figcaption></figure><p></p>";
  const saved = savedHtml(made);
  expect(saved).toBe(
    `<h2 style="text-align:center">A\u00a0B</h2><p>a<br />b</p><hr /><figure data-width="wide"><img src="${media}" alt="1 &gt; 0" width="3" height="2" /></figure>`,
  );
  expect(cleanHtml(saved, "content")).toBe(saved);
});

it("a picture that is being stored is in no saved text", () => {
  const storing = '<figure data-upload="picture-1"><img alt="a"><figcaption>b</figcaption></figure>';
  expect(savedHtml(`<p>a</p>${storing}<p>b</p>`)).toBe("<p>a</p><p>b</p>");
});
