import { expect, test } from "vitest";
import type { Enquiry } from "#contract/enquiry.ts";
import { csvOf } from "./enquiry-csv.ts";

const enquiry: Enquiry = {
  id: 1,
  name: '=HYPERLINK("http://evil.example")',
  email: "nimal@example.com",
  phone: "+94 77 123 4567",
  interestedCourses: ["German Deutsch", "Tamil தமிழ்"],
  interestedExams: [],
  details: 'Hello,\nplease "call" me',
  status: "New",
  notes: "-1",
  created_at: "2025-08-04T10:00:00.000Z",
  updated_at: "2025-08-04T10:00:00.000Z",
  version: 1,
  mail: { state: "sent" },
};

test("a cell never begins like a formula, and the file says that it is UTF-8", () => {
  const text = csvOf([enquiry]);
  expect(text.startsWith("\uFEFFReceived,Name,")).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(text).toContain("'+94 77 123 4567");
  expect(text).toContain(",'-1,");
  expect(text).toContain("German Deutsch; Tamil தமிழ்");
  expect(text).toContain('"Hello,\nplease ""call"" me"');
});
