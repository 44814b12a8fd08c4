import { type ReactNode, useEffect, useRef, useState } from "react";
import { FoldedList } from "./folded-list.tsx";

/** With fewer parts there is no list of them: all are in sight, or nearly. */
const fewest = 4;

function jumpTo(heading: HTMLElement | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start" });
}

/** Something that is screens long, below a list of its parts that stays in sight: each heading of the second level is a part. */
export function JumpList({ children, className = "" }: { children: ReactNode; className?: string }) {
  const inside = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<string[]>([]);
  const hasJumped = useRef(false);
  const headings = () => [...(inside.current?.querySelectorAll<HTMLElement>("h2") ?? [])];

  useEffect(() => {
    const read = () => {
      const found = headings().map(({ textContent }) => textContent);
      // The list is drawn first, because it moves what is jumped to; then this runs again.
      if (parts.join("\n") !== found.join("\n")) return setParts(found);
      // A link may name a part that comes after the page was opened.
      const named = !hasJumped.current && location.hash && inside.current?.querySelector<HTMLElement>(`${location.hash} h2`);
      if (!named) return;
      hasJumped.current = true;
      jumpTo(named);
    };
    read();
    // Parts come as what they show is read.
    const watch = new MutationObserver(read);
    if (inside.current) watch.observe(inside.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  });

  const list = (onChosen: () => void) => (
    <ul className="flex flex-wrap max-sm:flex-col sm:-mx-2">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is the heading at its place.
        <li key={at}>
          <button
            type="button"
            onClick={() => {
              onChosen();
              jumpTo(headings()[at]);
            }}
            className="min-h-11 rounded-lg px-2 text-sm font-semibold text-lagoon hover:bg-sand sm:pointer-fine:min-h-9"
          >
            {part}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {parts.length < fewest ? null : (
        <nav
          aria-label="On this screen"
          data-sticks
          // Below the bar with the menu on a phone.
          className="sticky top-[3.3rem] z-10 -mx-4 mb-5 border-b border-line bg-paper px-2 sm:px-4 lg:top-0 md:-mx-8 md:px-8 print:hidden"
        >
          <FoldedList name="On this screen">{list}</FoldedList>
        </nav>
      )}
      <div ref={inside} className={`[&_h2]:outline-none ${className}`}>
        {children}
      </div>
    </>
  );
}
