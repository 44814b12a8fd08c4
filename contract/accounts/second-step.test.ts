import { expect, it } from "vitest";
import { roleNames } from "./roles.ts";
import { askedOf, codeInput, codeSignIn, codeWithPassword, isAsked, secondStepRule } from "./second-step.ts";

it("of nobody, of owners, or of everybody a second step is asked", () => {
  const asked = askedOf.map((rule) => roleNames.filter((role) => isAsked(rule, role)));
  expect(asked).toEqual([[], ["owner"], roleNames]);
});

it("a code may be typed in groups, as apps show it, and is never empty", () => {
  expect(codeInput.parse({ code: " 123 456\n" })).toEqual({ code: "123456" });
  const wrong = ["", "  ", undefined, "1".repeat(101)].map((code) => codeInput.safeParse({ code }).error?.issues[0]?.message);
  const missing = "This field is required.";
  expect(wrong).toEqual([missing, missing, missing, "This code is too long."]);
});

it("a code comes with what the first half of the sign-in answered, or with the password; the rule is one of three", () => {
  const code = "1 2 3";
  expect(codeSignIn.parse({ step: "half", code })).toEqual({ step: "half", code: "123" });
  expect(codeWithPassword.parse({ password: "tea and cake", code })).toEqual({ password: "tea and cake", code: "123" });
  const sent = [codeSignIn.safeParse({ step: "x".repeat(201), code }), secondStepRule.safeParse({ askedOf: "editors" })];
  expect(sent.map(({ success }) => success)).toEqual([false, false]);
});
