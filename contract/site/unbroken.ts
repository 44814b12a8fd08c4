/**
 * A text whose times, days, amounts and counts stay on one line: a line may not end within "9 AM to 11.30 AM", between "15" and "December",
 * "LKR" and "45,000", or "3" and "seats", nor within "HSK 1 to 3", nor begin with the dot between two facts. For what is shown only.
 */
export function unbroken(text: string): string {
  return text
    .replace(
      /(\d) (?=[AP]M\b|(?:seat|lesson|hour|week)s?\b|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)/g,
      "$1\u00a0",
    )
    .replace(/(\d\u00a0seats?) left/g, "$1\u00a0left")
    .replace(/([AP]M|\d) to (\d)/g, "$1\u00a0to\u00a0$2")
    .replace(/\b([A-Z]{3,}) (\d)/g, "$1\u00a0$2")
    .replaceAll(" · ", "\u00a0· ");
}
