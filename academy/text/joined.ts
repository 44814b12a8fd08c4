/** Parts on one line, without the empty ones: "German course · A1". */
export function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join(" · ");
}
