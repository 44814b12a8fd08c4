import { useId } from "react";
import { type Compared, FieldValue } from "./differences.tsx";
import type { Sides } from "./merge.ts";

type ChooseSideProps = { field: Compared; sides: Sides; theirs: boolean; onChoose: (name: string, theirs: boolean) => void };

/** One field that two people changed, side by side, to choose from. */
export function ChooseSide({ field, sides, theirs, onChoose }: ChooseSideProps) {
  const { name, label } = field;
  const id = useId();
  const choices = [
    { title: "Yours", value: sides.mine[name], checked: !theirs, pick: () => onChoose(name, false) },
    { title: "Theirs", value: sides.theirs[name], checked: theirs, pick: () => onChoose(name, true) },
  ];
  return (
    <fieldset>
      <legend className="font-semibold">{label}: changed by both</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(({ title, value, checked, pick }) => (
          <div
            key={title}
            className={`min-w-0 rounded-lg border bg-card px-3 py-2 ${checked ? "border-lagoon outline-1 outline-lagoon" : "border-line"}`}
          >
            <label className="flex min-h-11 items-center gap-2 font-semibold">
              <input type="radio" name={`${id}-side`} checked={checked} onChange={pick} className="size-5 accent-lagoon" />
              {title}
              <span className="sr-only">: {label}</span>
            </label>
            <FieldValue field={field} value={value} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
