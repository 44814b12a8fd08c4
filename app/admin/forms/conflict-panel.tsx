import { Button } from "../furniture/button.tsx";
import { WarningIcon } from "../furniture/icons.tsx";
import { Thumbnail } from "../furniture/thumbnail.tsx";
import { sameValue, textOfValue } from "./values.ts";

/** A field as the comparison names it. */
export type Compared = { name: string; label: string; kind?: "text" | "html" | "picture" };

type ConflictPanelProps = {
  compared: readonly Compared[];
  mine: Record<string, unknown>;
  theirs: object;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved first: both versions side by side, field by field, and two ways on. Nothing is lost. */
export function ConflictPanel({ compared, mine, theirs, onSaveMine, onTakeTheirs }: ConflictPanelProps) {
  const stored: Record<string, unknown> = { ...theirs };
  const different = compared.filter(({ name }) => !sameValue(mine[name], stored[name]));
  return (
    <section role="alert" className="space-y-4 rounded-lg border border-saffron-deep/50 bg-saffron-pale px-4 py-3">
      <div className="flex gap-3">
        <WarningIcon className="mt-0.5 size-5 text-saffron-deep" />
        <div>
          <h3 className="font-semibold">Someone else saved this while you were editing.</h3>
          <p>Your text is still here. Compare it with theirs, then decide.</p>
        </div>
      </div>
      {different.length === 0 ? <p>Both versions say the same.</p> : null}
      <dl className="space-y-3">
        {different.map(({ name, label, kind = "text" }) => (
          <div key={name}>
            <dt className="font-semibold">{label}</dt>
            <dd className="grid gap-2 sm:grid-cols-2">
              <Side title="Yours" value={mine[name]} kind={kind} />
              <Side title="Theirs" value={stored[name]} kind={kind} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onSaveMine}>
          Save mine over theirs
        </Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </div>
    </section>
  );
}

function Side({ title, value, kind }: { title: string; value: unknown; kind: "text" | "html" | "picture" }) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-card px-3 py-2">
      <p className="text-sm text-quiet">{title}</p>
      {kind === "picture" && typeof value === "string" ? (
        <Thumbnail image={value} className="aspect-3/2 w-32 rounded" />
      ) : (
        <p className="max-h-48 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{textOfValue(value, kind === "html") || "(empty)"}</p>
      )}
    </div>
  );
}
