type Said = { id: number | string; type?: string | undefined; title?: unknown; description?: unknown; action?: unknown };

/** The toasts (`said`: the newest first) that say the same as a newer one, and can go. One with an Undo stays: it takes back something of its own. */
export function repeatedToasts(said: readonly Said[]): (number | string)[] {
  const isSame = (one: Said, other: Said) => one.type === other.type && one.title === other.title && one.description === other.description;
  return said
    .filter((one, at) => !one.action && typeof one.title === "string" && said.slice(0, at).some((newer) => isSame(newer, one)))
    .map(({ id }) => id);
}
