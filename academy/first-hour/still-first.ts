import { type FactsFields, factsKind, nobodysFacts } from "#contract/kinds/academy-facts.ts";
import { partAddress, type SingleKind } from "#contract/kinds/single-kind.ts";

/** What is still to do, and the screen of it. */
export type Left = { name: string; address: string };

/** The parts of the facts in which something is still as in nobodysFacts: visitors would call, write to and look for nobody. */
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

/** The groups of a part of the site texts in which something still claims what it claimed first, each with its place. */
export function claimsLeft(kind: SingleKind, texts: Readonly<Record<string, unknown>>): Left[] {
  return kind.groups.flatMap(({ title = "", fields }) => {
    const all = Object.entries(fields);
    const left = all.filter(([name, { claims, before }]) => claims && JSON.stringify(texts[name]) === JSON.stringify(before));
    if (left.length === 0) return [];
    const named = all.length === 1 ? "" : `: ${left.map(([, { label }]) => label).join(", ")}`;
    const place = title === kind.label ? title : `${kind.label}, ${title}`;
    return [{ name: `${place}${named}`, address: partAddress(kind, title) }];
  });
}
