import { beforeEach, expect, test } from "vitest";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { setAcademyTimeZone } from "../components/moment.ts";
import { csvOf } from "./enquiry-csv.ts";

const enquiry: Enquiry = {
  id: 1,
  name: '=HYPERLINK("http://evil.example")',
  email: "nimal@example.com",
  phone: "+94 77 123 4567",
  phoneNumbers: ["+94771234567"],
  interestedCourses: ["German Deutsch", "Tamil தமிழ்"],
  interestedExams: [],
  details: 'Hello,\nplease "call" me',
  status: "New",
  notes: "-1",
  created_at: "2025-08-04T10:00:00.000Z",
  updated_at: "2025-08-04T10:00:00.000Z",
  version: 1,
  mail: { state: "sent" },
  class_id: null,
  class_name: "",
  owner_id: null,
  owner: "",
  next_step: "",
  next_on: "",
  placed_at: null,
  channel: "website",
  came_from: {},
  spam_reasons: [],
  merged_into: null,
};

beforeEach(() => setAcademyTimeZone("UTC"));

test("what staff wrote stands in its notes, who and when before it, after what stood in the box of before", () => {
  const by = { at: "2025-08-05T10:00:00.000Z", by: "nimal" };
  const written = [
    { ...by, kind: "call", text: "" },
    { ...by, kind: "note", text: "Works until five" },
  ];
  expect(csvOf([{ ...enquiry, notes: "Before", written }])).toContain(
    '"Before\n2025-08-05 10:00, nimal: Called\n2025-08-05 10:00, nimal: Works until five"',
  );
});

test("a cell never begins like a formula, and the file says that it is UTF-8", () => {
  const text = csvOf([enquiry]);
  expect(text.startsWith("\uFEFFReceived,Name,")).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(text).toContain(",+94 77 123 4567,");
  for (const phone of ["+1+2", "+94 77\n=1", "+(1)", "+", "+94-77", "+A1"]) expect(csvOf([{ ...enquiry, phone }])).toMatch(/,"?'\+/);
  for (const name of ["=1", "@SUM(1)", "-1", "\t1", "\uFF1D1"]) expect(csvOf([{ ...enquiry, name }])).toContain(`,'${name},`);
  expect(text).toContain(",'-1,");
  expect(text).toContain("German Deutsch; Tamil தமிழ்");
  expect(text).toContain('"Hello,\nplease ""call"" me"');
});

test("nor does one that begins in the middle of a text, where a spreadsheet parts cells by semicolons", () => {
  const shownAs = (details: string) => /,("?Hello.*?),New,/s.exec(csvOf([{ ...enquiry, details }]))?.[1];
  expect(shownAs("Hello;=cmd|' /C calc'!A0")).toBe("Hello;'=cmd|' /C calc'!A0");
  expect(shownAs("Hello; @SUM(1)")).toBe("Hello; '@SUM(1)");
  expect(shownAs("Hello\n=1+1")).toBe(`"Hello\n'=1+1"`);
  expect(shownAs("Hello\t=1")).toBe("Hello\t'=1");
  expect(shownAs('Hello;"=1')).toBe(`"Hello;""'=1"`);
  expect(shownAs("Hello;+1+cmd|x")).toBe("Hello;'+1+cmd|x");
  for (const harmless of ["Hello; I wait", "Hello a=b", "Hello; +94 77 123 4567", "Hello - and bye"])
    expect(shownAs(harmless)).toBe(harmless);
});

test("a phone number keeps its zero and its plus, and has no apostrophe where a space does the same", () => {
  const written = [
    ["077 123 4567", "077 123 4567"],
    ["(011) 234 5678", "(011) 234 5678"],
    ["0771234567", "077 1234567"],
    ["+94771234567", "+94 771234567"],
    ["0094771234567", "0094 771234567"],
    ["771234567", "77 1234567"],
    ["+94771234567 +94112345678", "'+94771234567 +94112345678"],
    ["٠٧٧١٢٣٤٥٦٧", "'٠٧٧١٢٣٤٥٦٧"],
    ["077-123-4567 / 0112345678", "'077-123-4567 / 0112345678"],
    ["01/02/03", "'01/02/03"],
    ["007", "'007"],
  ] as const;
  for (const [phone, cell] of written) expect(csvOf([{ ...enquiry, phone }])).toContain(`,${cell},`);
  expect(csvOf([{ ...enquiry, merged_into: 12 }])).toMatch(/,12\r\n$/);
  expect(csvOf([{ ...enquiry, details: "＝1+1" }])).toContain(",'＝1+1,");
});

test("times are those of the academy's clocks, and a status is called as on the screen", () => {
  setAcademyTimeZone("Asia/Colombo");
  expect(csvOf([{ ...enquiry, status: "Waiting" }])).toMatch(/\r\n2025-08-04 15:30,.*,Waiting list,/s);
});
