import { tokensOfHtml } from "./word-tokens.ts";

/** Whether two values of a form, or whole forms, mean the same to the server, which takes spaces off texts and drops empty entries of lists. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(asStored(one)) === JSON.stringify(asStored(other));
}

function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored).filter((entry) => entry !== "");
  if (typeof value !== "object" || value === null) return String(value ?? "").trim();
  const parts = Object.entries(value).map(([name, part]) => [name, asStored(part)] as const);
  return parts.filter(([, part]) => part !== "").sort(([one], [other]) => (one < other ? -1 : 1));
}

export function textOfValue(value: unknown, isHtml: boolean): string {
  if (Array.isArray(value)) return value.map((entry) => `• ${entry}`).join("\n");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = String(value ?? "");
  if (!isHtml) return text;
  const texts = tokensOfHtml(text).map((token) => token.text);
  return texts.join("").trim();
}
