import type { ReactNode } from "react";

/** A row of fields for what is selected or about to be inserted. `oneLine`: on a phone it scrolls sideways, as the tools do. */
export function EditorPanel({ label, oneLine, children }: { label: string; oneLine?: boolean; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className={`min-w-0 flex items-end gap-x-3 gap-y-2 px-2 pt-1 pb-2 ${oneLine ? "overflow-x-auto sm:flex-wrap" : "flex-wrap"}`}
    >
      {children}
    </fieldset>
  );
}
