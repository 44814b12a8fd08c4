/** What a browser keeps for us, which may refuse to keep anything, or be full: then undefined, and nothing is kept. */
export function stored<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
