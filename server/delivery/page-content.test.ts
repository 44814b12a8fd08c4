import { expect, it } from "vitest";
import { readPage } from "./page-content.ts";

/** Of the characters that a page needs, those beyond ASCII. */
const special = (html: string) => readPage(html).characters.flatMap((one) => (one > 126 ? String.fromCodePoint(one) : []));

it("names what a selector can ask for: elements, and classes however they are separated", () => {
  const { names } = readPage(
    `<MAIN class="a  b\nc"><svg class="a"></svg></MAIN><!-- <aside class="gone"> --><script>"<nav class='gone'>"</script>`,
  );
  expect([...names].filter((name) => name !== ".").sort()).toEqual([".a", ".b", ".c", "main", "script", "svg"]);
});

it("knows the characters that a reader may see, and no others", () => {
  expect(special("<p title='é'>Ä&#x10c;&amp;</p><textarea>ñ</textarea><input placeholder='😀'>")).toEqual(["é", "Ä", "Č", "ñ", "😀"]);
  expect(special("<script>'é'</script><style>p::before{content:'ä'}</style><!-- ü -->")).toEqual([]);
  expect(special("ä<script>'é'</script>ö<style>ñ</style>ü")).toEqual(["ä", "ö", "ü"]);
});

it("knows where its links to style sheets stand, and no other links", () => {
  const html = `<link rel="icon" href="/icon.svg"><LINK rel="stylesheet" href="/assets/a.css"/><a rel="stylesheet" href="/b.css">b</a>`;
  const { sheets } = readPage(html);
  expect(sheets.map(({ start, end, href }) => [html.slice(start, end), href])).toEqual([
    ['<LINK rel="stylesheet" href="/assets/a.css"/>', "/assets/a.css"],
  ]);
});

it("knows the custom properties that elements read themselves", () => {
  expect([...readPage('<p style="top:var(--a, var(--b))"></p><p style="--c:1">var(--d)</p>').customProperties]).toEqual(["--a", "--b"]);
});
