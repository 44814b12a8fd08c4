import { TooManyAttempts } from "#academy/errors.ts";

/** What a person waits for next, while something else of theirs is being done: it is told to go on, or to fail. */
type Turn = { waiting?: (goesOn: boolean) => void };

/** Does one thing at a time for each person. One more may wait until a newer one takes its place, and then throws TooManyAttempts. */
export function createNewestWins() {
  const turns = new Map<number, Turn>();

  return async function inTurn<T>(person: number, work: () => Promise<T>): Promise<T> {
    const busy = turns.get(person);
    const turn: Turn = busy ?? {};
    if (busy) {
      busy.waiting?.(false);
      const goesOn = await new Promise<boolean>((resolve) => {
        busy.waiting = resolve;
      });
      if (!goesOn) throw new TooManyAttempts("Something newer was asked for meanwhile.", 1);
    }
    turns.set(person, turn);
    try {
      return await work();
    } finally {
      const next = turn.waiting;
      delete turn.waiting;
      if (next) next(true);
      else turns.delete(person);
    }
  };
}
