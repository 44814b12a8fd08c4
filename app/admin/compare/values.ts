import { inertDocument } from "../../inert-document.ts";

/** Whether two values of a form, or whole forms, mean the same to the server, which takes spaces off texts and drops empty entries of lists. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(asStored(one)) === JSON.stringify(asStored(other));
}

function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored).filter((entry) => entry !== "");
  if (typeof value !== "object" || value === null) return String(value ?? "").trim();
  const said = Object.entries(value).map(([name, part]) => [name, asStored(part)] as const);
  return said.filter(([, part]) => part !== "").sort(([one], [other]) => (one < other ? -1 : 1));
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
