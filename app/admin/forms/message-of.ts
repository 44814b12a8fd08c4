/** The first message about a field; one about an entry of a list is as deep as the entry. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string" && error.message !== "") return error.message;
  for (const [key, part] of Object.entries(error)) {
    const message = key === "ref" ? undefined : messageOf(part);
    if (message !== undefined) return message;
  }
  return undefined;
}
