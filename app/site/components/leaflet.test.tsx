import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { firstTexts } from "../texts.ts";
import { Leaflet } from "./leaflet.tsx";

// Of the facts paper shows no more than these.
const facts = {
  ...{ name: "Serendib", email: "", address: "24 Galle Road", publicUrl: "https://academy.example" },
  ...{ phones: [["011 234 5678"]], hours: { lines: [["Every day", "8.30 AM to 5.30 PM"]] } },
} as unknown as AcademyFacts;

it("paper says where the academy is, and before a move from when on it is elsewhere", () => {
  const said = (of: AcademyFacts) => renderToStaticMarkup(<Leaflet facts={of} path="/course/German" trust={firstTexts.trust} />);
  expect(said(facts)).not.toContain("From ");
  const next = { from: "2027-04-01", place: { address: "1 Beach Road, Matara", city: "Matara", map: "" } };
  expect(said({ ...facts, next })).toContain("From 1 April 2027: 1 Beach Road, Matara");
});
