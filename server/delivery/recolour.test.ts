import { expect, it } from "vitest";
import { recoloured, recolouredRules } from "./recolour.ts";

const replaced = new Map([["#0b5d57", "#8b1a1a"]]);

it("other colours take the place of the first ones, whatever they let through, and only of those", () => {
  const css = "a{color:#0b5d57;background:#0B5D57d6;border:1px solid #0b5d5;fill:#e9a12b}#0b5d5 b{}";
  expect(recoloured(css, replaced)).toBe("a{color:#8b1a1a;background:#8b1a1ad6;border:1px solid #0b5d5;fill:#e9a12b}#0b5d5 b{}");
  expect(recoloured(css, new Map())).toBe(css);
});

it("of a linked sheet what has another colour is said again, in its layer and where it holds", () => {
  const rule = (selector: string, ...texts: string[]) => ({
    selectors: [{ text: selector, needs: [] }],
    declarations: texts.map((text) => ({ text })),
    reads: [],
  });
  const sheet = [
    { head: "@layer theme", children: [rule(":root", "--color-lagoon:#0b5d57", "--color-paper:#fff")] },
    { head: "@media print", children: [rule("p", "color:#000")] },
    { text: "@import 'x';" },
    rule("b", "color:red"),
  ];
  expect(recolouredRules(sheet, replaced)).toBe("@layer theme{:root{--color-lagoon:#8b1a1a}}");
});
