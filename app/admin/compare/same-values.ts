/** Whether two forms hold the same to the server, which takes spaces off the ends of texts and drops empty entries of lists. */
export function sameValues(one: object, other: object): boolean {
  return JSON.stringify(one, asStored) === JSON.stringify(other, asStored);
}

function asStored(_: string, value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.filter((entry) => typeof entry !== "string" || entry.trim() !== "");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
