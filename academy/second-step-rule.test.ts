import { expect, it } from "vitest";
import { askedOf } from "#contract/accounts/second-step.ts";
import { keptRules, ruleOf } from "./second-step-rule.ts";

it("each rule is read as it was chosen", () => {
  expect(askedOf.map((rule) => ruleOf(keptRules[rule]))).toEqual(askedOf);
});

it("whoever chose when there were only two choices finds that choice", () => {
  expect([ruleOf("yes"), ruleOf("no")]).toEqual(["everybody", "nobody"]);
});

it("a second step is asked of nobody until somebody chose so", () => {
  expect([ruleOf(undefined), ruleOf(null), ruleOf("")]).toEqual(["nobody", "nobody", "nobody"]);
});
