import { type FactsFields, factsKind, nobodysFacts } from "#contract/academy-facts.ts";
import { partAddress, type SingleKind } from "#contract/single-kind.ts";

/** What is still to do, and the screen of it. */
export type Left = { name: string; address: string };

/** The parts of the facts in which something is still nobody's: visitors would call, write to and look for somebody else. */
export function factsLeft(facts: FactsFields): Left[] {
  const { facebook, instagram, youtube, ...nobody } = nobodysFacts;
  const first: Partial<Record<keyof FactsFields, boolean>> = {
    name: facts.name === nobody.name,
    phones: facts.phones.some(({ number }) => number === nobody.phone),
    email: facts.email === nobody.email,
    chatNumber: facts.chatNumber === nobody.chatNumber,
    address: facts.address.includes(nobody.address),
    map: facts.map === nobody.map,
    social: facts.social.some(({ url }) => [facebook, instagram, youtube].includes(url)),
  };
  return factsKind.groups
    .filter(({ fields }) => Object.keys(fields).some((name) => first[name as keyof FactsFields]))
    .map(({ title }) => ({ name: title ?? "", address: partAddress(factsKind, title ?? "") }));
}

/** The texts of a part that still claim what they claimed first, in one line; none where all are changed. */
export function claimsLeft({ label, list, screen }: SingleKind, texts: Readonly<Record<string, unknown>>): Left[] {
  const left = Object.entries(list).filter(
    ([name, { claims, before }]) => claims && JSON.stringify(texts[name]) === JSON.stringify(before),
  );
  return left.length === 0 ? [] : [{ name: `${label}: ${left.map(([, field]) => field.label).join(", ")}`, address: screen.address }];
}
