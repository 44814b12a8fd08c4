import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useMemo, useState } from "react";
import { FoldedList } from "../components/folded-list.tsx";

type Part = { id: string; name: string; note: number };

const PartsContext = createContext<(part: Part) => () => void>(() => () => undefined);

/** The parts of a long form, and who hears of them. */
export function useFormParts() {
  const [parts, setParts] = useState<readonly Part[]>([]);
  const hear = useMemo(
    () => (part: Part) => {
      setParts((all) => (all.some(({ id }) => id === part.id) ? all.map((one) => (one.id === part.id ? part : one)) : [...all, part]));
      return () => setParts((all) => all.filter(({ id }) => id !== part.id));
    },
    [],
  );
  return { parts, hear };
}

export const FormParts = PartsContext.Provider;

type FormPartProps = { name: string; note?: number; hasOwnHead?: boolean; children: ReactNode };

/** One part of a long form under its name. `hasOwnHead`: what is in it says the name itself. `note`: how many things there are to look at. */
export function FormPart({ name, note = 0, hasOwnHead, children }: FormPartProps) {
  const id = useId();
  const hear = useContext(PartsContext);
  useLayoutEffect(() => hear({ id, name, note: 0 }), [hear, id, name]);
  // Without forgetting it in between: it would go to the end of the list.
  useLayoutEffect(() => void hear({ id, name, note }), [hear, id, name, note]);
  return (
    <div id={id} tabIndex={-1} className="space-y-5 outline-none">
      {hasOwnHead ? null : <h3 className="border-t border-line pt-4 font-display text-lg font-semibold">{name}</h3>}
      {children}
    </div>
  );
}

/** Leads to each part: in lines beside each other, and on a phone behind one button. */
export function PartsList({ parts }: { parts: readonly Part[] }) {
  if (parts.length < 2) return null;
  const list = (onChosen: () => void) => (
    <ul className="flex gap-x-1 max-sm:flex-col sm:flex-wrap">
      {parts.map(({ id, name, note }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => {
              onChosen();
              goTo(id);
            }}
            className="min-h-11 rounded px-2 text-sm font-semibold text-quiet underline-offset-4 hover:text-ink hover:underline focus-visible:-outline-offset-3 sm:pointer-fine:min-h-9"
          >
            {name}{" "}
            {note > 0 ? (
              <span className="ml-0.5 rounded-full bg-warning-pale px-1.5 text-warning">
                {note}
                <span className="sr-only"> to look at</span>
              </span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    // relative: words for screen readers only would stretch the dialog.
    <nav aria-label="Parts of the form" className="relative z-10 shrink-0 border-b border-line bg-sand px-3">
      <FoldedList name="Parts of the form">{list}</FoldedList>
    </nav>
  );
}

function goTo(id: string): void {
  const part = document.getElementById(id);
  const closed = part?.querySelector(":scope > details");
  if (closed instanceof HTMLDetailsElement) closed.open = true;
  part?.scrollIntoView({ block: "start" });
  part?.focus({ preventScroll: true });
}
