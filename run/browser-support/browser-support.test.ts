import { describe, expect, it } from "vitest";
import { browsersWithout, type OldestBrowser, oldestBrowsers, syntaxTargets } from "./supported-browsers.ts";
import { unsupported, usedFeatures } from "./used-features.ts";

/** Of November 2024, whatever the day is. */
const oldest: OldestBrowser[] = [
  { browser: "chrome", version: "132" },
  { browser: "firefox", version: "133" },
  { browser: "safari", version: "18.2" },
  { browser: "samsunginternet_android", version: "28" },
];
const lacking = (name: string, text: string) =>
  usedFeatures(name, text).flatMap((use) => {
    const found = unsupported(use, oldest);
    return found ? [found.feature] : [];
  });
const inSheet = (css: string) => lacking("site.css", css);
const inScript = (code: string) => lacking("site.js", code);

describe("the list of package.json", () => {
  it("has all that is promised, and is never empty, however old the data is", () => {
    const promised = ["chrome", "chrome_android", "webview_android", "edge", "firefox", "firefox_android", "safari", "safari_ios"];
    expect(oldestBrowsers().map(({ browser }) => browser)).toEqual([...promised, "samsunginternet_android"]);
  });
  it("takes the oldest of each, by number", () => {
    const listed = ["safari 26.0", "safari 18.5-18.7", "safari 18.10", "chrome 99", "chrome 132", "op_mini all"];
    const found = oldestBrowsers(listed).map(({ browser, version }) => `${browser} ${version}`);
    expect(found).toEqual(["chrome 99", "chrome_android 99", "webview_android 99", "safari 18.5"]);
  });
  it("is the syntax of the build; another browser of Chrome's engine counts as the Chrome in it", () => {
    expect(syntaxTargets(oldest)).toEqual(["chrome130", "firefox133", "safari18.2"]);
  });
});

describe("a browser has a feature", () => {
  it.each([
    ["since a version before", { version_added: "100" }, []],
    ["since this one", { version_added: "132.0" }, []],
    ["since a later one", { version_added: "133" }, ["Chrome 132"]],
    ["not", { version_added: false }, ["Chrome 132"]],
    ["no longer", { version_added: "10", version_removed: "120" }, ["Chrome 132"]],
    ["in its preview", { version_added: "preview" }, ["Chrome 132"]],
  ] as const)("%s", (_when, support, expected) => {
    expect(browsersWithout({ chrome: support }, [{ browser: "chrome", version: "132" }])).toEqual(expected);
  });
});

describe("a style sheet", () => {
  it.each([
    ["a property", "a{anchor-name:--b}", "css.properties.anchor-name"],
    ["a value", "a{text-wrap:pretty}", "css.properties.text-wrap.pretty"],
    ["a function of a value", "a{color:contrast-color(red)}", "css.types.color.contrast-color"],
    ["one in a custom property", "a{--b:contrast-color(red)}", "css.types.color.contrast-color"],
    ["one that the parser does not know", "a{width:if(media(print): 1px; else: 2px)}", "css.types.if"],
    ["a selector", "a::details-content{top:0}", "css.selectors.details-content"],
    ["a rule", "@function --a(){result:1px}", "css.at-rules.function"],
    ["a query", "@container scroll-state(stuck:top){a{top:0}}", "css.at-rules.container.scroll-state_queries"],
    ["what is nested", "@layer a{@media print{b{&:hover{anchor-name:--b}}}}", "css.properties.anchor-name"],
  ])("is held against it by %s", (_what, css, feature) => {
    expect(inSheet(css)).toContain(feature);
  });
  it.each([
    ["what all have", "@layer a{@media (width>=40rem){a:has(b){inset:0;width:10dvh;color:light-dark(red,oklch(0 0 0))}}}"],
    [
      "what stands under a question for it",
      "@supports (anchor-name:--a){a{anchor-name:--b}}@supports selector(::details-content){a::details-content{top:0}}",
    ],
    ["a value after another one for the same property", "a{width:100%;width:stretch}"],
    ["a selector in a list that forgives", ":is(a,b:open){top:0}"],
    ["what has the name of one engine", "a{-webkit-box-reflect:above}"],
  ])("may have %s", (_what, css) => {
    expect(inSheet(css)).toEqual([]);
  });
  it("is held against it under a question for something else", () => {
    expect(inSheet("@supports (display:grid){a{anchor-name:--b}}")).toEqual(["css.properties.anchor-name"]);
  });
});

describe("a script", () => {
  it.each([
    ["something global", "requestIdleCallback(f)", "api.Window.requestIdleCallback"],
    ["something global by its window", "window.showOpenFilePicker()", "api.Window.showOpenFilePicker"],
    ["an object made", "new EditContext()", "api.EditContext"],
    ["a method of what is always there", "navigator.bluetooth.a", "api.Navigator.bluetooth"],
    ["a method of a class", "RegExp.escape(a)", "javascript.builtins.RegExp.escape"],
    ["a method by its name", "const a=b();a.moveBefore(c,d)", "api.Document.moveBefore"],
    ["an attribute that a component writes", "jsx(`dialog`,{closedby:`any`})", "html.elements.dialog.closedby"],
  ])("is held against it by %s", (_what, code, feature) => {
    expect(inScript(code)).toContain(feature);
  });
  it.each([
    ["what all have", "[1].at(0);new Set().union(a);fetch(`/`);structuredClone(b);jsx(`a`,{popover:`auto`})"],
    ["what is asked for", "a.moveBefore?.(b,c)"],
    ["a name of its own", "function requestIdleCallback(){}requestIdleCallback();const a={moveBefore(){}};a.moveBefore()"],
    ["a name of its own, taken out of another", "const{scheduler:a,b:scheduler}=c;scheduler.d()"],
  ])("may have %s", (_what, code) => {
    expect(inScript(code)).toEqual([]);
  });
});
