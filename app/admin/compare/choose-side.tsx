import { useId } from "react";
import type { Compared } from "./compared-parts.ts";
import type { ConflictWords } from "./conflict-words.ts";
import { ChangedValue } from "./differences.tsx";
import type { Choice, Sides } from "./merge.ts";
import { mergeWords } from "./merge-words.ts";

type ChooseSideProps = {
  field: Compared;
  sides: Sides;
  words: Pick<ConflictWords, "mine" | "theirs">;
  choice: Choice;
  onChoose: (name: string, choice: Choice) => void;
};

export function ChooseSide({ field, sides, words, choice, onChoose }: ChooseSideProps) {
  const { name, label } = field;
  const id = useId();
  const merged = mergeWords(sides.base?.[name], sides.mine[name], sides.theirs[name]);
  const choices: { title: string; value: unknown; of: Choice }[] = [
    ...(merged === undefined ? [] : [{ title: "Both, put together", value: merged, of: "together" } as const]),
    { title: words.mine, value: sides.mine[name], of: "mine" },
    { title: words.theirs, value: sides.theirs[name], of: "theirs" },
  ];
  return (
    <fieldset>
      <legend className="font-semibold">{label}: changed by both</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(({ title, value, of }) => (
          <div
            key={title}
            className={`min-w-0 rounded-lg border bg-card px-3 py-2 ${choice === of ? "border-lagoon outline-1 outline-lagoon" : "border-line"}`}
          >
            <label className="flex min-h-11 items-center gap-2 font-semibold">
              <input
                type="radio"
                name={`${id}-side`}
                checked={choice === of}
                onChange={() => onChoose(name, of)}
                className="size-5 accent-lagoon"
              />
              {title}
              <span className="sr-only">: {label}</span>
            </label>
            <ChangedValue field={field} before={sides.base?.[name]} value={value} titles={["Before", title]} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
