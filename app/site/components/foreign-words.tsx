import { use } from "react";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { isRightToLeft } from "#contract/site/passage-languages.ts";
import { ForeignContext } from "./foreign-context.ts";
import { foreignRuns } from "./foreign-runs.ts";

/** A text whose foreign words say which language they are in. */
export function ForeignWords({ text }: { text: string }) {
  return foreignRuns(text, use(ForeignContext)).map(({ text: words, lang }, index) =>
    lang ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <span key={index} lang={lang} dir={isRightToLeft(lang) ? "rtl" : undefined}>
        {words}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <WholeWords key={index} text={words} />
    ),
  );
}
