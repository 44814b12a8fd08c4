/** Words by their length: only those of a similar one are compared. */
export type Vocabulary = ReadonlyMap<number, readonly string[]>;

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const byLength = new Map<number, string[]>();
  for (const word of new Set(words)) {
    if (word.length < shortest - 1 || /\d/.test(word)) continue;
    const some = byLength.get(word.length);
    if (some) some.push(word);
    else byLength.set(word.length, [word]);
  }
  return byLength;
}

/** A shorter word is another word as soon as one letter differs. */
const shortest = 4;
const longest = 30;

/**
 * The word that was probably meant: one letter more, less or changed, or two exchanged; two such mistakes in a word of seven letters or more;
 * or the same letters in another order ("iltes"). Of several as near, the one put in first. Undefined: none is near.
 */
export function nearestWord(word: string, vocabulary: Vocabulary): string | undefined {
  const most = mostMistakes(word);
  if (most === 0) return undefined;
  const letters = sorted(word);
  let best: { word: string; distance: number } | undefined;
  for (const by of [0, 1, -1, 2, -2]) {
    for (const other of Math.abs(by) <= most ? (vocabulary.get(word.length + by) ?? []) : []) {
      const distance = distanceWithin(word, other, Math.min(most, best ? best.distance - 1 : most));
      if (distance !== undefined) best = { word: other, distance };
      else if (!best && by === 0 && other[0] === word[0] && sorted(other) === letters) best = { word: other, distance: most };
    }
    if (best?.distance === 1) break;
  }
  return best?.word;
}

/** How many mistakes a word may have. */
function mostMistakes(word: string): number {
  if (word.length < shortest || word.length > longest || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** How many mistakes a word would have if `other` was meant; undefined: too many. */
export function nearness(word: string, other: string): number | undefined {
  const most = mostMistakes(word);
  return most === 0 || other.length < shortest - 1 ? undefined : distanceWithin(word, other, most);
}

function sorted(word: string): string {
  return [...word].sort().join("");
}

/** How many letters to add, leave out, change or exchange with the next one make one word of the other; undefined: more than `most`. */
export function distanceWithin(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const changed = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
      const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed);
      next.push(isExchanged ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    if (Math.min(...next) > most) return undefined;
    [before, row] = [row, next];
  }
  const distance = row[other.length] ?? 0;
  return distance > most ? undefined : distance;
}
