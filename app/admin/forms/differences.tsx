import { Thumbnail } from "../components/thumbnail.tsx";
import { sameValue, textOfValue } from "./values.ts";

type Kind = "text" | "html" | "picture";

/** A field as a comparison names it. */
export type Compared = { name: string; label: string; kind?: Kind };

type DifferencesProps = { compared: readonly Compared[]; one: object; other: object; titles: readonly [string, string] };

/** Two states of a record side by side, field by field; what is the same is left out. */
export function Differences({ compared, one, other, titles }: DifferencesProps) {
  const left: Record<string, unknown> = { ...one };
  const right: Record<string, unknown> = { ...other };
  const different = compared.filter(({ name }) => !sameValue(left[name], right[name]));
  if (different.length === 0) return <p>Both say the same.</p>;
  return (
    <dl className="space-y-3">
      {different.map(({ name, label, kind = "text" }) => (
        <div key={name}>
          <dt className="font-semibold">{label}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            <Side title={titles[0]} value={left[name]} kind={kind} />
            <Side title={titles[1]} value={right[name]} kind={kind} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ title, value, kind }: { title: string; value: unknown; kind: Kind }) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-card px-3 py-2">
      <p className="text-sm text-quiet">{title}</p>
      <FieldValue value={value} kind={kind} />
    </div>
  );
}

/** A field's value as a person reads it. */
export function FieldValue({ value, kind = "text" }: { value: unknown; kind?: Kind | undefined }) {
  if (kind === "picture" && typeof value === "string") return <Thumbnail image={value} className="aspect-3/2 w-32 rounded" />;
  return <p className="max-h-48 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{textOfValue(value, kind === "html") || "(empty)"}</p>;
}
