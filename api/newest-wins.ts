import { TooManyAttempts } from "#academy/errors.ts";

/**
 * Does one thing at a time for each person. One more may wait; a newer one takes its place, which then fails. Throws
 * TooManyAttempts.
 */
export function createNewestWins() {
  const people = new Map<number, { waiting?: (goOn: boolean) => void }>();

  return async function inTurn<T>(person: number, work: () => Promise<T>): Promise<T> {
    const busy = people.get(person);
    if (busy) {
      busy.waiting?.(false);
      const goesOn = await new Promise<boolean>((resolve) => {
        busy.waiting = resolve;
      });
      if (!goesOn) throw new TooManyAttempts("Something newer was asked for meanwhile.", 1);
    }
    const mine: { waiting?: (goOn: boolean) => void } = {};
    people.set(person, mine);
    try {
      return await work();
    } finally {
      if (mine.waiting) mine.waiting(true);
      else people.delete(person);
    }
  };
}
