import { fewestDigits, nationalDigits, phoneParts } from "#contract/fields/phone-digits.ts";
import { searchable, searchedWords } from "#contract/searchable.ts";

type Person = { name: string; phone: string; email: string };

/** Whether two names can be one person's: every word of the shorter begins one of the other's, or is begun by it ("I. Perera", "Ishara"). */
export function canBeOneName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  const left = [...longer];
  return (
    shorter.length > 0 &&
    shorter.every((word) => {
      const at = left.findIndex((another) => another.startsWith(word) || word.startsWith(another));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

function wordsOf(name: string): string[] {
  return searchedWords(name.replace(/[^\p{L}\p{M}\p{N}]/gu, " ")).toSorted((one, other) => other.length - one.length);
}

/** What two people who asked have in common: families share a phone, and sometimes an address. "" for nothing. */
export function sharedWays(one: Person, other: Person): "" | "phone" | "e-mail" | "phone and e-mail" {
  const numbers = numbersIn(one.phone);
  const phone = numbersIn(other.phone).some((number) => numbers.includes(number));
  const email = one.email !== "" && searchable(one.email) === searchable(other.email);
  return phone && email ? "phone and e-mail" : phone ? "phone" : email ? "e-mail" : "";
}

/** "Same phone as Nimal Perera", for the first of the others who shares one and has another name; undefined where nobody does. */
export function sameWayAs(one: Person, others: readonly Person[]): string | undefined {
  for (const other of others) {
    const ways = sharedWays(one, other);
    if (ways && !canBeOneName(one.name, other.name)) return `Same ${ways} as ${other.name}`;
  }
  return undefined;
}

function numbersIn(phone: string): string[] {
  return (
    phoneParts(phone)
      // "077 123 4567 after 6 pm": what follows in words is no part of it.
      .map((part) => nationalDigits(part.replace(/(\d\D*?)\p{L}.*$/su, "$1")))
      .filter(({ length }) => length >= fewestDigits)
      .map((digits) => digits.slice(-fewestDigits))
  );
}
