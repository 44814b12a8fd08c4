import { expect, it } from "vitest";
import type { SaidFacts } from "#contract/site-texts/text-shapes.ts";
import { firstTexts, textsOf } from "./texts.ts";

const facts: SaidFacts = {
  name: "Academy",
  phones: [["+94 41 222 0000"]],
  email: "office@academy.example",
  address: "24 Galle Road, Colombo",
  city: "Colombo",
  map: "",
  chatNumber: "94771234567",
  social: [],
  hours: { lines: [["Monday to Sunday", "9 AM to 5 PM", "09:00-17:00"]] },
  publicUrl: "https://academy.example",
  empty: ["/exams"],
};

it("where there are no exams, what staff did not change promises none, also beside an entry that they changed", () => {
  const [first, ...others] = firstTexts.home.reasons;
  const own = { name: "Ours", text: "We know your examiner by name." };
  const said = (changed?: object) => JSON.stringify(textsOf("home", changed, facts).reasons);
  expect(JSON.stringify(firstTexts.home.reasons)).toContain("exam");
  expect(said()).not.toContain("exam");
  expect(said({ reasons: [first, own, ...others.slice(1)] })).not.toContain("the exam");
  expect(said({ reasons: [first, own, ...others.slice(1)] })).toContain(own.text);
});
