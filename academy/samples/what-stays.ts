/** That something needs the item `to`. `from`: what needs it, where that is an item; `by`: what that is called. Items as keyOf names them. */
export type Need = { from?: string; by: string; to: string };

/** The samples that are needed by something that is no sample, or by a sample that stays; each with the name of the first that needs it. */
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
