import { type StoredWords, type WordsPart, wordsFields } from "#contract/words/words-fields.ts";
import { Button } from "../components/button.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { SettingForm } from "../forms/setting-form.tsx";
import { useRestoreFirst } from "../forms/use-restore-first.ts";
import { readWords, restoreFirstWords, saveSiteWords, wordsAt } from "./words-calls.ts";
import { WordsInputs } from "./words-inputs.tsx";
import { parts } from "./words-parts.ts";
import { comparedOf, valuesOf, type WordsValues } from "./words-values.ts";

type WordsFormProps = {
  part: WordsPart;
  words: StoredWords;
  onSaved: (words: StoredWords) => void;
  onRestored: () => Promise<void>;
  onFirst: (words: StoredWords) => void;
  justSaved: boolean;
};

export function WordsForm({ part, words, onFirst, ...rest }: WordsFormProps) {
  const { title, page } = parts[part];
  const first = useRestoreFirst(() => restoreFirstWords(part), onFirst, "The first texts were not restored");

  return (
    <SettingForm<WordsValues, WordsValues>
      name={`words-${part}`}
      at={wordsAt(part)}
      label={title}
      itemName="texts"
      autosaved="server"
      stored={words}
      valuesOf={valuesOf(part)}
      schema={wordsFields[part]}
      compared={comparedOf(part)}
      read={() => readWords(part)}
      save={(fields, version) => saveSiteWords(part, fields, version)}
      actions={({ dirty, saving }) => (
        <>
          <Button disabled={dirty || saving} {...first.button}>
            {part === "notice" ? "Take the notice away" : "Restore first texts"}
          </Button>
          <a
            href={page}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold text-lagoon underline underline-offset-4"
          >
            See it on the site
          </a>
        </>
      )}
      {...rest}
    >
      {first.trouble ? <TroubleNotice trouble={first.trouble} /> : null}
      <WordsInputs part={parts[part]} />
    </SettingForm>
  );
}
