import { type ReactNode, useId } from "react";

/** A part of a long form; an address ends in `#part-how-to-pay` to lead to it. */
export function FieldGroup({ title, shown, children }: { title: string; shown: string; children: ReactNode }) {
  const id = useId();
  const part = `part-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot hold the look of a heading with a sentence below it.
    <div id={part} role="group" aria-labelledby={id} className="rounded-xl border border-line bg-card p-5">
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-quiet">
        {shown ? <span className="font-semibold">Where it appears: </span> : null}
        {shown}
      </p>
      <div className="space-y-5">{children}</div>
    </div>
  );
}
