import { ForeignWords } from "./foreign-words.tsx";

export function NumberedPoints({ points }: { points: readonly string[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may write the same twice, and the list never moves
        <li key={index} className="flex gap-4">
          <span className="w-7 shrink-0 text-right font-display text-xl leading-snug text-saffron-deep" aria-hidden="true">
            {index + 1}
          </span>
          <span className="min-w-0">
            <ForeignWords text={point} />
          </span>
        </li>
      ))}
    </ol>
  );
}

export function TickedPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may write the same twice, and the list never moves
        <li key={index} className="flex gap-3">
          <svg
            viewBox="0 0 20 20"
            width="1rem"
            height="1rem"
            className="mt-1.5 shrink-0 fill-none stroke-lagoon"
            strokeWidth="3"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="m3 11 5 5 9-12" />
          </svg>
          <span className="min-w-0">
            <ForeignWords text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
