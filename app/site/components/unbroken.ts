/**
 * A text whose times, days, amounts and seats stay on one line: a line may not end between "11.30" and "AM", "15" and "December", "LKR" and
 * "45,000", or "3" and "seats", nor begin with the dot between two facts. For what is shown only.
 */
export function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=[AP]M\b|seat|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)/g, "$1\u00a0")
    .replace(/(\d\u00a0seats?) left/g, "$1\u00a0left")
    .replace(/\bLKR (\d)/g, "LKR\u00a0$1")
    .replaceAll(" · ", "\u00a0· ");
}
