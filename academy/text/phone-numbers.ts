import { findPhoneNumbersInText } from "libphonenumber-js/min";
import { phoneParts } from "#contract/fields/phone-digits.ts";

/** Ten digits from a leading zero, before the next number or the end: two numbers with only a space or a dash between. */
const tenDigits = /(?<![\d+])0(?!0)(?:[ .-]?\d){9}(?=$|[^\d .-]|[ .-]+[0+])/g;

/** Every valid phone number in a text as E.164 ("+94777654321"), in order; one without a country code, with a leading zero or not, is taken for one of Sri Lanka. */
export function phoneNumbersIn(text: string): string[] {
  // The parts as well, because the library takes some separators of two numbers for a part of one.
  const parts = [...new Set([text, ...phoneParts(text)])];
  const whole = parts.flatMap((part) => findPhoneNumbersInText(part, "LK"));
  const found = whole.length > 0 ? whole : parts.flatMap(numbersInRows);
  return [...new Set(found.map(({ number }) => String(number.number)))];
}

const numbersInRows = (part: string) => [...part.matchAll(tenDigits)].flatMap(([number]) => findPhoneNumbersInText(number, "LK"));

/** The digits to look for among those of E.164 numbers, when a search looks like a phone number or a part of one; else undefined. */
export function soughtDigits(search: string): string | undefined {
  const text = search.normalize("NFKC").trim();
  const digits = text.replace(/\D/g, "");
  if (digits.length < 4 || !/^[\d\s()+./\p{Pd}]+$/u.test(text)) return undefined;
  const [whole] = phoneNumbersIn(text);
  // Half typed: a trunk zero and the zeros of an international call are no part of an E.164 number.
  return whole?.slice(1) ?? digits.replace(/^00?(?=[1-9])/, "");
}

const mostNumbers = 4;
const numberPattern = /(?<!\S)[\d()+./\p{Pd}]+(?:\s+[\d()+./\p{Pd}]+)*(?!\S)/gu;

/** The words of a search, and the phone numbers among them: "ishara 077 765 4321 kandy" has one number of three parts. */
export function soughtParts(search: string): { words: string; numbers: string[] } {
  const text = search.normalize("NFKC");
  const numbers = text.match(numberPattern) ?? [];
  return { words: text.replace(numberPattern, " ").trim(), numbers: numbers.slice(0, mostNumbers) };
}
