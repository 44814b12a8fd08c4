/** Something needs an item. `from`: what needs it, where that is an item; `by`: what it is called. */
export type Need = { from?: string; by: string; to: string };

/** The samples that something needs which is no sample, or is one that stays itself; each with the words of the first such thing. */
export function whatStays(samples: ReadonlySet<string>, needs: readonly Need[]): Map<string, string> {
  const staying = new Map<string, string>();
  for (let before = -1; before < staying.size; ) {
    before = staying.size;
    for (const { from, by, to } of needs) {
      const isGoing = from !== undefined && samples.has(from) && !staying.has(from);
      if (samples.has(to) && !staying.has(to) && !isGoing) staying.set(to, by);
    }
  }
  return staying;
}
