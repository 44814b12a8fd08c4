import type { ReactNode } from "react";

/** A row of fields under the tools, for what is selected or about to be inserted. */
export function EditorPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="min-w-0 flex flex-wrap items-end gap-x-3 gap-y-2 px-2 pt-1 pb-2">
      {children}
    </fieldset>
  );
}
