import { expect, it } from "vitest";
import { factsKind } from "./academy-facts.ts";
import { practicalFacts } from "./practical-facts.ts";
import { firstOf } from "./single-kind.ts";

const first = firstOf(factsKind);
const url = "https://example.com/x";
const image = `/media/${"0".repeat(32)}.jpg`;
const judged = (fact: object) => factsKind.input.safeParse({ ...first, ...fact }).error?.issues.map(({ path }) => path.join(".")) ?? [];
const wrongBefore = judged({});

it("nothing is said of what is empty", () => {
  expect(practicalFacts(first)).toEqual({});
  expect(practicalFacts({ ...first, since: "2013", bring: ["A pen"] })).toEqual({ since: "2013", bring: ["A pen"] });
});

it.each<[wrong: string, fact: object]>([
  ["since", { since: "13" }],
  ["since", { since: "2013!" }],
  ["registrations.0.number", { registrations: [{ register: "Registrar", number: "", url: "" }] }],
  ["registrations.0.url", { registrations: [{ register: "Registrar", number: "PV 1", url: "javascript:alert(1)" }] }],
  ["centres.0.url", { centres: [{ name: "Centre", exams: "", url: "" }] }],
  ["reviews.0.url", { reviews: [{ name: "Google", url: "" }] }],
  ["photos.0.image", { photos: [{ image: "", alt: "A room" }] }],
  ["photos.0.alt", { photos: [{ image, alt: " " }] }],
  ["paying.0.name", { paying: [{ name: "", text: "" }] }],
  ["paying", { paying: Array.from({ length: 7 }, () => ({ name: "Cash", text: "" })) }],
  ["bring", { bring: "A pen" }],
])("%s is refused where it is wrong", (wrong, fact) => {
  expect(judged(fact).filter((path) => !wrongBefore.includes(path))).toEqual([wrong]);
});

it("what is right is taken as it is, and what a client does not know is not taken for empty", () => {
  const facts = {
    ...{
      since: "2013",
      registrations: [{ register: "Registrar", number: "PV 1", url }],
      centres: [{ name: "Centre", exams: "IELTS", url }],
    },
    ...{ reviews: [{ name: "Google", url }], photos: [{ image, alt: "A room" }], paying: [{ name: "Cash", text: "" }] },
    ...{ refunds: "All of it.", bring: ["A pen"], landmark: "The bridge", buses: "100" },
  };
  expect(judged(facts)).toEqual(wrongBefore);
  for (const name of Object.keys(facts)) expect(judged({ [name]: undefined })).toEqual(wrongBefore);
});
