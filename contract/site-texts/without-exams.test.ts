import { expect, it } from "vitest";
import type { Field } from "../fields/field.ts";
import { textsKinds } from "./texts-kinds.ts";

it("what pages say while there are no exams is a text as any, which does not speak of them", () => {
  const fields: Field[] = Object.values(textsKinds).flatMap(({ list }) => Object.values(list));
  const some = fields.filter(({ withoutExams }) => withoutExams !== undefined);
  expect(some.length).toBeGreaterThan(5);
  for (const { before, withoutExams, input } of some) {
    expect(JSON.stringify(before)).toMatch(/exam/i);
    expect(JSON.stringify(withoutExams)).not.toMatch(/exam/i);
    expect(input.parse(withoutExams)).toEqual(withoutExams);
  }
});
