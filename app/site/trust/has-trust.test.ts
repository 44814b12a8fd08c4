import { expect, it } from "vitest";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { hasTrust } from "./has-trust.ts";

it("there is something to look up once staff have said one such thing, and not by the year alone", () => {
  const said = (facts: object) => hasTrust(facts as AcademyFacts);
  expect([said({}), said({ since: "2013" })]).toEqual([false, false]);
  for (const fact of ["registrations", "centres", "reviews", "photos"]) expect([fact, said({ [fact]: [{}] })]).toEqual([fact, true]);
});
