import { useMemo } from "react";
import { Thumbnail } from "../components/thumbnail.tsx";
import { type Compared, partsOf, readsTheSame, shortText } from "./compared-parts.ts";
import { ComparedWords } from "./compared-words.tsx";
import { sameValue, textOfValue } from "./values.ts";

type DifferencesProps = { compared: readonly Compared[]; one: object; other: object; titles: readonly [string, string] };

/** Two states of a record, field by field, texts word by word; what is the same is left out. */
export function Differences({ compared, one, other, titles }: DifferencesProps) {
  const left: Record<string, unknown> = { ...one };
  const right: Record<string, unknown> = { ...other };
  const different = compared.filter(({ name }) => !sameValue(left[name], right[name]));
  if (different.length === 0) return <p>Both say the same.</p>;
  return (
    <dl className="space-y-3">
      {different.map((field) => (
        <div key={field.name}>
          <dt className="font-semibold">{field.label}</dt>
          <dd>
            <Difference field={field} one={left[field.name]} other={right[field.name]} titles={titles} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Texts word by word; what is no text, or has too little in common, side by side. */
function Difference({ field, one, other, titles }: { field: Compared; one: unknown; other: unknown; titles: readonly [string, string] }) {
  const parts = useMemo(() => partsOf(field, one, other), [field, one, other]);
  if (readsTheSame(field, one, other))
    return <p className="text-quiet">It reads the same: a picture, or what nobody reads, is different.</p>;
  if (parts) return <ComparedWords parts={parts} titles={titles} />;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Side title={titles[0]} value={one} field={field} />
      <Side title={titles[1]} value={other} field={field} />
    </div>
  );
}

type ChangedValueProps = { field: Compared; before: unknown; value: unknown; titles: readonly [string, string] };

/** What somebody made of a text, marked in it; a short one as it is. */
export function ChangedValue({ field, before, value, titles }: ChangedValueProps) {
  const parts = useMemo(
    () => (field.words || String(before ?? "").length > shortText ? partsOf(field, before, value) : undefined),
    [field, before, value],
  );
  return parts ? <ComparedWords parts={parts} titles={titles} /> : <FieldValue field={field} value={value} />;
}

type ValueProps = { field: Compared; value: unknown };

function Side({ title, ...shown }: ValueProps & { title: string }) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-card px-3 py-2">
      <p className="text-sm text-quiet">{title}</p>
      <FieldValue {...shown} />
    </div>
  );
}

export function FieldValue({ field: { type, choices, words }, value }: ValueProps) {
  if (type === "picture" && typeof value === "string") return <Thumbnail image={value} className="aspect-3/2 w-32 rounded" />;
  const said = words?.(value) ?? choices?.[String(value)] ?? value;
  return <p className="max-h-48 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{textOfValue(said, type === "html") || "(empty)"}</p>;
}
