import { expect, it } from "vitest";
import { mayFollow, wordsFor } from "./kept-text.ts";

const kept = { form: "course:12", draft: { values: { title: "German" } }, number: 20, sent: 5, before: [10], offers: [] };

it("takes the place of nothing that was typed elsewhere", () => {
  const draft = { values: {} };
  const found = [5, 10, 15, 25].map((number) => mayFollow(kept, { draft, number }));
  expect(found).toEqual([true, true, false, false]);
  expect([15, 25].map((number) => mayFollow(kept, { draft: null, number }))).toEqual([true, false]);
});

it("is named as whoever typed it knows it", () => {
  const named = (form: string, values: object) => wordsFor({ ...kept, form, draft: { values: { ...values } } });
  expect([
    named("enquiry-k2f:new", { name: "Nimal" }),
    named("enquiry:new", { name: "" }),
    named("enquiry:7", { name: "Nimal", note: "Rang" }),
    named("reply:7", { subject: "Hello" }),
    named("course:12", { title: "German" }),
    named("course:new", {}),
    named("site-options:1", {}),
    named(`small:${encodeURIComponent('{"address":"/admin/redirects","form":"","title":"Add a redirect"}')}`, { from: "/old" }),
    wordsFor({ ...kept, draft: null, offers: [{ values: { title: "French" } }] }),
  ]).toEqual([
    "An enquiry that is not added yet: “Nimal”",
    "An enquiry that is not added yet",
    "A note or changes to an enquiry: “Nimal”",
    "An answer to an enquiry that is not sent yet",
    "Course: “German”",
    "New course",
    "Settings",
    "What you typed in “Add a redirect”",
    "Course: “French”",
  ]);
});
