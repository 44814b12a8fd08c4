import { expect, it } from "vitest";
import { factsKind } from "#contract/kinds/academy-facts.ts";
import { firstOf } from "#contract/kinds/single-kind.ts";
import { textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { kindsOfTexts, textsAt, textsOfKind, textsWithWords } from "./known-texts.ts";

const facts = { ...firstOf(factsKind), name: "Serendib", phones: [{ number: "+94 11 200 0000", label: "" }] };
const known = kindsOfTexts.flatMap((kind) => textsOfKind(kind, { ...(kind === factsKind ? facts : firstOf(kind)), version: 1 }));
const places = (texts: typeof known) => texts.map(({ places }) => places.join(" › "));

it("a text is found by words of it, in any case and spacing, in all parts at once", () => {
  expect(textsWithWords(known, "Within one  working day")).toEqual([
    expect.objectContaining({ to: "/admin/words?part=mails&field=receipt", places: ["Mails to visitors", "Receipt", "Text"] }),
  ]);
  expect(places(textsWithWords(known, "24/7"))).toEqual(["Contact page › Ways to reach you › Below the e-mail address"]);
  expect(textsWithWords(known, "+94 11 200 0000")[0]?.to).toBe("/admin/academy?field=phones.0.number");
  expect(textsWithWords(known, " ")).toEqual([]);
});

it("a whole sentence as visitors see it finds the text, whatever is filled in there", () => {
  const seen = "If it is urgent, call +94 11 200 0000 between 8.30 AM and 5.30 PM, every day of the week.";
  expect(places(textsWithWords(known, seen))).toContain("Mails to visitors › Receipt › Text");
});

it("of rows, the one that says it; of lines, the one that is pointed at", () => {
  const [values] = textsAt(
    known,
    "Our teachers like the languages they teach, and the songs, food and films that come with them. It shows in the classroom.",
    "/about",
  );
  expect([values?.to, values?.places.at(-1)]).toEqual(["/admin/words?part=about&field=values.1.text", "Values, value 2: Text"]);
  expect(textsAt(known, "Succeed Globally.", "/")[0]?.to).toBe("/admin/words?part=home&field=title");
});

it("where the same stands in several places, that of the page comes first; what nobody wrote as a text is none", () => {
  const called = textsAt(known, "About", "/about").map(({ to }) => to);
  expect(called.length).toBeGreaterThan(1);
  expect(textsAt(known, "Which level am I?", "/level")[0]?.to).toBe("/admin/words?part=level&field=title");
  expect(textsAt(known, "A person answers, between 9 AM and 4 PM, every day of the week.", "/").map(({ to }) => to)).toEqual([
    "/admin/words?part=chat&field=answers",
  ]);
  expect(
    textsAt(known, "Hello! I found your academy online. I would like to learn a language, and I would like some advice o…", "/")[0]?.to,
  ).toBe("/admin/words?part=chat&field=home");
  for (const no of ["Grade 5 pupils of a village", "·"]) expect(textsAt(known, no, "/")).toEqual([]);
});

it("what pages say while there are no exams leads to the text that says it until it is changed", () => {
  const said = (words: string) => textsWithWords(known, words).map(({ to }) => to);
  expect(said("Ten languages, in small groups where everyone speaks")).toEqual(["/admin/words?part=home&field=lead"]);
  expect(said("Write messages and letters, and get each one back corrected.")).toEqual(["/admin/words?part=home&field=skills.3.text"]);
});

it("every text of every part can be found by itself", () => {
  for (const kind of Object.values(textsKinds))
    for (const { text, to } of textsOfKind(kind, { ...firstOf<typeof kind.list>(kind), version: 1 }))
      expect([to, textsWithWords(known, text.split("\n")[0] ?? "").map((one) => one.to)]).toEqual([to, expect.arrayContaining([to])]);
});
