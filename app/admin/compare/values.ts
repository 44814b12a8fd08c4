import { inertDocument } from "../../inert-document.ts";

/** Whether two values of a form mean the same; blank entries of lists do not count. */
export function sameValue(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(entryText).filter((entry) => entry.trim() !== ""));
  return typeof value === "string" ? value.trim() : String(value ?? "");
}

function entryText(entry: unknown): string {
  return typeof entry === "object" && entry !== null ? JSON.stringify(Object.entries(entry).sort()) : String(entry);
}

export function textOfValue(value: unknown, isHtml: boolean): string {
  if (Array.isArray(value)) return value.map((entry) => `• ${entry}`).join("\n");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = String(value ?? "");
  return isHtml ? textOfHtml(text) : text;
}

/** The words of rich text, a line a block; a picture is what it shows. */
function textOfHtml(html: string): string {
  const { body } = inertDocument(html.replace(/<\/(p|li|h[1-6]|figure)>/g, "$&\n"));
  for (const picture of body.querySelectorAll("img")) picture.replaceWith(`[Picture: ${picture.alt || "not described"}] `);
  for (const video of body.querySelectorAll("figure[data-video]")) video.prepend("[Video] ");
  return (body.textContent ?? "").replace(/\n{2,}/g, "\n").trim();
}
