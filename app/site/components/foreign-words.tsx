import { type ForeignWord, foreignRuns } from "./foreign-runs.ts";

/** A text whose foreign words say which language they are in. `words`: those in Latin letters. */
export function ForeignWords({ text, words }: { text: string; words?: readonly ForeignWord[] }) {
  return foreignRuns(text, words).map((run, index) =>
    run.lang ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <span key={index} lang={run.lang}>
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}
