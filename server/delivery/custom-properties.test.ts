import { describe, expect, it } from "vitest";
import { customPropertiesReadIn, withValue } from "./custom-properties.ts";

it.each([
  ["top:var(--a)", ["--a"]],
  ["top:calc(1px + var( --a ) * var(--b,var(--c,2)))", ["--a", "--b", "--c"]],
  ["top:VAR(--a)", ["--a"]],
  ["content:'var(--a)';top:0/* var(--b) */", []],
  ["--a:1;transition:--b;top:env(--c) var(--d)", ["--d"]],
  ["top:var(--a,red) solid --b", ["--a"]],
])("%s reads %j", (css, names) => {
  expect(customPropertiesReadIn(css)).toEqual(names);
});

describe("a property's only value", () => {
  it.each([
    ["top:var(--x)", "top:5px"],
    ["top:VAR( --x , 1px)", "top:5px"],
    ["top:calc(var(--x,calc(1px*(2 + 3)))*2)", "top:calc(5px*2)"],
    ["top:var(--x) var(--x)", "top:5px 5px"],
    ["top:var(--xy)", "top:var(--xy)"],
    ["top:var(--other,var(--x))", "top:var(--other,5px)"],
    ["content:'var(--x)'", "content:'var(--x)'"],
    ["transition:--x", "transition:--x"],
  ])("in %s gives %s", (css, written) => {
    expect(withValue(css, "--x", "5px")).toBe(written);
  });

  it("is the other value where there is none at first", () => {
    expect(withValue("top:var(--x,1px)", "--x", "initial")).toBe("top:1px");
    expect(withValue("filter:var(--x,) blur(0)", "--x", "initial")).toBe("filter: blur(0)");
  });
});
