import { useDeferredValue, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PagedPath } from "#contract/content-kinds.ts";
import { WarningIcon } from "../components/icons.tsx";
import { FormPart } from "../forms/form-parts.tsx";
import type { PublicValues } from "./public-page.ts";
import { useClassWarnings } from "./use-class-warnings.ts";
import { useFound } from "./use-found.ts";
import { type Warning, warningsOf } from "./warnings.ts";

/** What may be better before visitors see an item. It warns, and keeps nobody from saving. */
export function BeforeLive({ kind, id }: { kind: PagedPath; id: number | undefined }) {
  const panel = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const { control } = useFormContext<PublicValues>();
  const values = useDeferredValue(useWatch({ control }));
  const warnings = [...warningsOf(kind, values, useFound(kind, values)), ...useClassWarnings(kind, id, values)];
  const count =
    warnings.length === 0 ? "nothing to mend" : warnings.length === 1 ? "one thing to look at" : `${warnings.length} things to look at`;

  function goTo({ field, at: inside }: Warning) {
    const form = panel.current?.closest("form");
    const at = `[data-field="${field}"]`;
    const wanted =
      form?.querySelector<HTMLElement>(`[name="${field}"], ${at} [contenteditable="true"]`) ??
      form?.querySelector<HTMLElement>(`${at} :is(input, button)`);
    wanted?.focus();
    wanted?.scrollIntoView({ block: "center" });
    // The editor has a scroller of its own.
    if (inside) wanted?.querySelector(inside)?.scrollIntoView({ block: "center", behavior: "instant" });
  }

  return (
    <FormPart name="Before it goes live" note={warnings.length} hasOwnHead>
      <details ref={panel} onToggle={(event) => setOpen(event.currentTarget.open)} className="rounded-lg border border-line px-4 py-2">
        <summary className="min-h-11 content-center font-semibold">
          Before it goes live: <span className={warnings.length > 0 ? "text-warning" : "text-quiet"}>{count}</span>
        </summary>
        {!open ? null : warnings.length === 0 ? (
          <p className="pb-2 text-quiet">Texts, links and pictures are as they should be.</p>
        ) : (
          <ul className="space-y-2 pb-2">
            {warnings.map((warning) => (
              <li key={warning.text} className="flex gap-2 rounded-lg bg-warning-pale px-3 py-2">
                <WarningIcon className="mt-1 size-4 text-warning" />
                <div className="min-w-0">
                  <p className="wrap-anywhere">{warning.text}</p>
                  <button type="button" onClick={() => goTo(warning)} className="min-h-11 font-semibold underline underline-offset-4">
                    Go to it<span className="sr-only">: {warning.text}</span>
                  </button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </details>
    </FormPart>
  );
}
