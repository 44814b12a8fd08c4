import { expect, it } from "vitest";
import { stillReading } from "./reading-context.ts";

it("a form waits until the last of its fields has read what was chosen, however often each begins", () => {
  let fields: readonly string[] = [];
  const tell = (field: string, reading: boolean) => {
    fields = stillReading(fields, field, reading);
    return fields.length > 0;
  };
  expect([tell("picture", true), tell("text", true), tell("picture", true)]).toEqual([true, true, true]);
  expect([tell("text", false), tell("text", false), tell("picture", false)]).toEqual([true, true, false]);
});
