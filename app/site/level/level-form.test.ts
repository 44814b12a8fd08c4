import { expect, it } from "vitest";
import { firstTexts } from "../texts.ts";
import { answersOfForm, fieldOf, ladderOfTexts } from "./level-form.ts";

const ladder = ladderOfTexts({ ...firstTexts.level, a1: "One\n \nTwo\nThree\nFour", a2: "Five\nSix" });

function formWith(said: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.set(name, value);
  return form;
}

it("asks at most three sentences of each rung, and no empty one", () => {
  expect(ladder[0]).toMatchObject({ rung: "A1", sentences: ["One", "Two", "Three"] });
  expect(ladder.map(({ rung }) => rung)).toEqual(["A1", "A2", "B1", "B2", "C1"]);
});

it("a rung is answered once each of its sentences is", () => {
  const said = { asked: "A1", [fieldOf("A2", 0)]: "yes", [fieldOf("A2", 1)]: "some" };
  expect(answersOfForm(formWith(said), ladder)).toEqual({
    answers: { A2: ["yes", "some"] },
    open: { A1: [undefined, undefined, undefined] },
  });
});

it("of a rung that is half answered the form keeps what was said, where it was asked just now", () => {
  const half = { asked: "A2", [fieldOf("A2", 1)]: "no" };
  expect(answersOfForm(formWith(half), ladder)).toEqual({ answers: {}, open: { A2: [undefined, "no"] } });
  expect(answersOfForm(formWith({ ...half, asked: "B1" }), ladder).open.A2).toBeUndefined();
});

it("takes no answer that the form does not offer", () => {
  const made = { asked: "A2", [fieldOf("A2", 0)]: "perhaps", [fieldOf("A2", 1)]: "yes" };
  expect(answersOfForm(formWith(made), ladder)).toEqual({ answers: {}, open: { A2: [undefined, "yes"] } });
});
