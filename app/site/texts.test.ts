import { expect, it } from "vitest";
import type { SaidFacts } from "#contract/site-texts/text-shapes.ts";
import { shownFacts } from "#tests/factories.ts";
import { firstTexts, textsOf } from "./texts.ts";

const facts: SaidFacts = { ...shownFacts, empty: ["/exams"] };

it("where there are no exams, what staff did not change promises none, also beside an entry that they changed", () => {
  const [first, ...others] = firstTexts.home.reasons;
  const own = { name: "Ours", text: "We know your examiner by name." };
  const said = (changed?: object) => JSON.stringify(textsOf("home", changed, facts).reasons);
  expect(JSON.stringify(firstTexts.home.reasons)).toContain("exam");
  expect(said()).not.toContain("exam");
  expect(said({ reasons: [first, own, ...others.slice(1)] })).not.toContain("the exam");
  expect(said({ reasons: [first, own, ...others.slice(1)] })).toContain(own.text);
});
