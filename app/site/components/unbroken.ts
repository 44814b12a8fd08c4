/** A text whose times and amounts stay on one line: a line may not end between "11.30" and "AM", or "LKR" and "45,000". For what is shown only. */
export function unbroken(text: string): string {
  return text.replace(/(\d) ([AP]M)\b/g, "$1\u00a0$2").replace(/\bLKR (\d)/g, "LKR\u00a0$1");
}
