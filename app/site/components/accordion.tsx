import { ForeignWords } from "./foreign-words.tsx";

/** Questions of which one at a time is open; the browser does it, so that it works without scripts. `name`: unique on its page. */
export function Accordion({ name, items }: { name: string; items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="accordion max-w-3xl border-t border-line">
      {items.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions of staff may repeat, and the list never changes its order on a page
        <details key={index} name={name} className="group border-b border-line">
          <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-4 font-semibold hover:text-lagoon">
            <span className="min-w-0">
              <ForeignWords text={question} />
            </span>
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              width="1.25rem"
              className="mt-1 shrink-0 text-action"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path d="M3 10h14" />
              <path d="M10 3v14" className="origin-center transition-[scale] group-open:[scale:1_0]" />
            </svg>
          </summary>
          <p className="max-w-xl pb-6 whitespace-pre-line text-quiet">
            <ForeignWords text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
