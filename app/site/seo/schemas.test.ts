import { expect, it } from "vitest";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { academyInFull } from "./schemas.ts";

// Of the facts search engines are told no more than these.
const facts = {
  ...{ name: "Serendib", email: "hello@academy.example", publicUrl: "https://academy.example", map: "", social: [] },
  ...{ address: "24 Galle Road, Colombo 03", city: "Colombo 03", phones: [["011 200 0000", "", "+94112000000"]] },
  hours: {
    lines: [
      ["Monday to Friday", "8.30 AM to 5.30 PM", "08:30-17:30"],
      ["Saturday and Sunday", "closed"],
    ],
    changes: [{ name: "New Year", dates: "13 to 14 April 2027", text: "closed", from: "2027-04-13", to: "2027-04-14" }],
  },
  share: { image: "", alt: "" },
} as unknown as SiteFacts;

it("search engines read the city once, the telephone with its country, and closed days from 00:00 to 00:00", () => {
  expect(academyInFull(facts)).toMatchObject({
    address: { streetAddress: "24 Galle Road", addressLocality: "Colombo 03" },
    telephone: "+94112000000",
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:30", closes: "17:30" },
      { validFrom: "2027-04-13", validThrough: "2027-04-14", opens: "00:00", closes: "00:00" },
    ],
  });
});
