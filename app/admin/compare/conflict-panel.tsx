import { useId, useState } from "react";
import { Button, PrimaryButton } from "../components/button.tsx";
import { WarningIcon } from "../components/icons.tsx";
import { useSignedIn } from "../session/session.ts";
import type { Compared } from "./compared-parts.ts";
import { conflictWords } from "./conflict-words.ts";
import { ChangedValue, FieldValue } from "./differences.tsx";
import { type Choice, changedBy, choiceOf, type Sides } from "./merge.ts";
import { mergeWords } from "./merge-words.ts";

type ConflictPanelProps = {
  compared: readonly Compared[];
  sides: Sides;
  /** Who saved first; undefined when the server does not say. */
  by: string | undefined;
  /** Saves both people's changes; of the fields that both changed, what is chosen. */
  onSaveBoth: (choices: ReadonlyMap<string, Choice>) => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved first: whose change is whose, and what comes of it. Nothing is lost, and nothing is written back that I never touched. */
export function ConflictPanel({ compared, sides, by, onSaveBoth, onTakeTheirs }: ConflictPanelProps) {
  const { name: me } = useSignedIn();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const fromThem = changedBy("theirs", compared, sides);
  const fromMe = changedBy("mine", compared, sides);
  const both = changedBy("both", compared, sides);
  const words = conflictWords(by, me);

  const choose = (name: string, choice: Choice) => setChoices(new Map(choices).set(name, choice));

  return (
    <section role="alert" className="space-y-4 rounded-lg border border-warning/50 bg-warning-pale px-4 py-3">
      <div className="flex gap-3">
        <WarningIcon className="mt-0.5 size-5 text-warning" />
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{words.saved}</h3>
          <p>{both.length > 0 ? words.whenBoth : words.whenApart}</p>
        </div>
      </div>
      <Changes title={words.fromThem} fields={fromThem} values={sides.theirs} />
      <Changes title={words.fromMe} fields={fromMe} values={sides.mine} />
      {both.map((field) => (
        <ChooseSide
          key={field.name}
          field={field}
          words={words}
          sides={sides}
          choice={choiceOf(field.name, sides, choices)}
          onChoose={choose}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <PrimaryButton onClick={() => onSaveBoth(choices)}>
          {both.length > 0 ? "Save with these choices" : "Save both changes"}
        </PrimaryButton>
        <Button onClick={onTakeTheirs}>{words.take}</Button>
      </div>
    </section>
  );
}

function Changes({ title, fields, values }: { title: string; fields: readonly Compared[]; values: Record<string, unknown> }) {
  if (fields.length === 0) return null;
  return (
    <div className="space-y-2">
      <h4 className="font-semibold">{title}</h4>
      <dl className="grid gap-2 sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field.name} className="min-w-0 rounded-lg border border-line bg-card px-3 py-2">
            <dt className="text-sm text-quiet">{field.label}</dt>
            <dd>
              <FieldValue field={field} value={values[field.name]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type ChooseSideProps = {
  field: Compared;
  sides: Sides;
  words: { mine: string; theirs: string };
  choice: Choice;
  onChoose: (name: string, choice: Choice) => void;
};

function ChooseSide({ field, sides, words, choice, onChoose }: ChooseSideProps) {
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
