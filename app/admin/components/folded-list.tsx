import { type ReactNode, useEffect, useRef } from "react";

type FoldedListProps = {
  name: string;
  /** `fold` closes it: something was chosen. */
  children: (fold: () => void) => ReactNode;
};

/** A list of parts; on a phone it is behind one button, over what is below. There it folds when the focus goes elsewhere: nothing lies over what is typed into. */
export function FoldedList({ name, children }: FoldedListProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const fold = () => list.current?.removeAttribute("open");

  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) list.current?.removeAttribute("open");
    };
    document.addEventListener("focusin", leave);
    return () => document.removeEventListener("focusin", leave);
  }, []);

  return (
    <>
      <details ref={list} className="sm:hidden">
        <summary className="min-h-11 content-center px-2 text-sm font-semibold focus-visible:-outline-offset-3">{name}</summary>
        <div className="absolute inset-x-0 top-full max-h-[60dvh] overflow-y-auto border-b border-line bg-card px-4 pb-2 shadow-lg">
          {children(fold)}
        </div>
      </details>
      <div className="max-sm:hidden">{children(fold)}</div>
    </>
  );
}
