import { expect, it } from "vitest";
import { type FactsFields, factsKind, nobodysFacts } from "#contract/kinds/academy-facts.ts";
import { firstOf, partAddress } from "#contract/kinds/single-kind.ts";
import { textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { claimsLeft, factsLeft } from "./still-first.ts";

/** Facts of which nothing is nobody's. */
const own: FactsFields = {
  ...firstOf(factsKind),
  name: "Ruhuna School of Languages",
  phones: [{ number: "+94 41 222 3344", label: "" }],
  email: "office@ruhuna.example",
  chatNumber: "94771234567",
  address: ["12 Beach Road"],
  map: "https://www.openstreetmap.org/#map=17/5.9485/80.5353",
  social: [{ name: "Facebook", url: "https://www.facebook.com/ruhuna" }],
};
const named = (facts: Partial<FactsFields>) => factsLeft({ ...own, ...facts }).map(({ name }) => name);

it("of facts that are an academy's own nothing is left", () => {
  expect(factsLeft(own)).toEqual([]);
});

it("each part in which something is still nobody's is named once, with the screen of it", () => {
  expect(named({ name: nobodysFacts.name })).toEqual(["Name"]);
  const [left, ...more] = factsLeft({ ...own, email: nobodysFacts.email, chatNumber: nobodysFacts.chatNumber });
  expect(more).toEqual([]);
  expect(left).toEqual({ name: "Phone, e-mail and chat", address: partAddress(factsKind, "Phone, e-mail and chat") });
});

it("one number, line or link of nobody among one's own is enough", () => {
  const phones = [...own.phones, { number: nobodysFacts.phone, label: "Office" }];
  expect(named({ phones })).toEqual(["Phone, e-mail and chat"]);
  const place = named({ address: ["Second floor", nobodysFacts.address] });
  expect(place).toHaveLength(1);
  expect(named({ map: nobodysFacts.map })).toEqual(place);
  for (const url of [nobodysFacts.facebook, nobodysFacts.instagram, nobodysFacts.youtube])
    expect(named({ social: [...own.social, { name: "Page", url }] })).toHaveLength(1);
});

it("a part whose claims are all changed, or that has none, is not named", () => {
  const { about, search } = textsKinds;
  const first: Record<string, unknown> = firstOf(about);
  const claims = Object.entries(about.list).filter(([, field]) => "claims" in field);
  expect(claims.length).toBeGreaterThan(1);
  expect(claimsLeft(about, { ...first, ...Object.fromEntries(claims.map(([name]) => [name, "Ours"])) })).toEqual([]);
  expect(claimsLeft(search, firstOf(search))).toEqual([]);
});

it("what still claims what it claimed first is named by its place, with its labels", () => {
  const { about } = textsKinds;
  const [{ title = "", fields } = { fields: {} }] = about.groups.filter((group) => "story" in group.fields);
  const others = Object.entries(about.list).filter(([name, field]) => "claims" in field && !(name in fields));
  const changed = Object.fromEntries(others.map(([name]) => [name, "Ours"]));
  expect(claimsLeft(about, { ...firstOf(about), ...changed })).toEqual([
    { name: `${about.label}, ${title}: ${fields.story?.label}`, address: partAddress(about, title) },
  ]);
});
