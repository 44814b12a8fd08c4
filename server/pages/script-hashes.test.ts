import { expect, it } from "vitest";
import { hashesOf, scriptsWith } from "./script-hashes.ts";

it("only scripts with the nonce count, however others are written", () => {
  const given = [
    `<script nonce="N1">own(1)</script><script type="module" nonce="N1" async="">if (a<b && c) own("2")</script>`,
    `<script>foreign(1)</script><script nonce="">foreign(2)</script><script nonce="N">foreign(3)</script><SCRIPT NONCE=other>foreign(4)</SCRIPT>`,
    `<script src="/a.js" nonce="N1"></script><link rel="preload" nonce="N1" href="/f.woff2"/><textarea><script nonce="N1x">foreign(5)</script></textarea>`,
    `<!-- <script nonce="N1">foreign(6)</script> --><p title="<script>">text</p><script nonce="N1"></script>`,
  ].join("");
  expect(scriptsWith(given, "N1")).toEqual(["own(1)", 'if (a<b && c) own("2")']);
  expect(hashesOf(given, "N1")).toHaveLength(2);
});

it("a tag that was left open and swallows a script of ours adds none", () => {
  for (const open of ['<script data-x="', "<script data-x='", "<textarea>", "<!--", "<script>x(`"])
    expect(scriptsWith(`<p>${open}</p><script nonce="N1">own(1)</script>`, "N1").filter((code) => code !== "own(1)")).toEqual([]);
});
