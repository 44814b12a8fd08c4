/** Parts of a line, without those that say nothing: "German course · A1". */
export function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join(" · ");
}
