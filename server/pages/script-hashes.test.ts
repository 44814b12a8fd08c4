import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { hashOwnScripts } from "./script-hashes.ts";

const hash = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;

it("knows the scripts that carry the nonce, and no others, however they are written", () => {
  const page = [
    `<script nonce="N1">own(1)</script><script type="module" nonce="N1" async="">if (a<b && c) own("2")</script>`,
    `<script>foreign(1)</script><script nonce="">foreign(2)</script><script nonce="N">foreign(3)</script><SCRIPT NONCE=other>foreign(4)</SCRIPT>`,
    `<script src="/a.js" nonce="N1"></script><link rel="preload" nonce="N1" href="/f.woff2"/><textarea><script nonce="N1x">foreign(5)</script></textarea>`,
    `<!-- <script>foreign(6)</script> --><p title="<script>">text</p>`,
  ].join("");
  const { html, hashes } = hashOwnScripts(page, "N1");
  expect(hashes).toEqual([hash("own(1)"), hash('if (a<b && c) own("2")')]);
  expect(html).not.toContain('"N1"');
  expect(html.match(/<script/gi)?.length).toBe(page.match(/<script/gi)?.length);
});

it("lets nothing run when a tag that was left open swallows a script of ours", () => {
  for (const open of ['<script data-x="', "<script data-x='", "<textarea>", "<!--", "<script>x(`"]) {
    const { hashes } = hashOwnScripts(`<p>${open}</p><script nonce="N1">own(1)</script>`, "N1");
    expect(hashes.filter((one) => one !== hash("own(1)"))).toEqual([]);
  }
});
