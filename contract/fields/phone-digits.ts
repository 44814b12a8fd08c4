/** The numbers in a field that may hold several. */
export function phoneParts(text: string): string[] {
  return text.split(/[,;|/&\n]|\s(?:or|and)\s/i);
}

/** The digits after the country code or the leading zero: "077 123 4567" and "+94 77 123 4567" are one number. */
export function nationalDigits(number: string): string {
  return number
    .normalize("NFKC")
    .replace(/\D/g, "")
    .replace(/^(?:00)?94(?:0(?!0))?|^0(?!0)/, "");
}

/** A whole number of Sri Lanka has so many, without its leading zero. */
export const fewestDigits = 9;

/** The question to whoever typed a number that lacks digits; undefined where none are missing. */
export function shortPhoneQuestion(text: string): string | undefined {
  if (!isShort(text)) return undefined;
  const isForeign = /^\s*(\+|00)(?!\s*94)/.test(text);
  return `This number looks too short${isForeign ? "" : " for Sri Lanka (071 234 5678)"}. Is it right?`;
}

/**
 * Whether digits are missing: there is a number in the field, and none is whole, or a letter stands in place of a digit, as in
 * "O77 765 4321". An empty field, or words alone, have no number.
 */
function isShort(text: string): boolean {
  const parts = phoneParts(text);
  if (parts.some((part) => /(?<!\p{L})[OoIl](?=\d)|\d[OoIl](?!\p{L})/u.test(part))) return true;
  const digits = parts.map(nationalDigits).filter(Boolean);
  return digits.length > 0 && digits.every((number) => number.length < fewestDigits);
}
