import type { ReactNode } from "react";

/** Pause, arrows and dots of a carousel, operated by carousel-script.ts. Their place is kept before it runs, so that nothing jumps. */
export function CarouselControls({ count, className = "" }: { count: number; className?: string }) {
  return (
    <div className={`carousel-controls flex flex-wrap items-center ${className}`}>
      <Control label="Pause the slides" does="pause" className="carousel-pause motion-reduce:hidden">
        <path d="M7 4.5v11M13 4.5v11" strokeWidth="2.5" />
        <path d="M7 4.5v11l9-5.5z" fill="currentColor" />
      </Control>
      <Control label="Previous slide" does="previous">
        <path d="m12 4-6 6 6 6" />
      </Control>
      <Control label="Next slide" does="next">
        <path d="m8 4 6 6-6 6" />
      </Control>
      {/* Where not all have room in one row, these go below. */}
      <span className="flex flex-wrap">
        {Array.from({ length: count }, (_, slide) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
            key={slide}
            type="button"
            aria-label={`Slide ${slide + 1} of ${count}`}
            aria-current={slide === 0 ? "true" : undefined}
            className="carousel-dot grid size-6 place-items-center rounded-full sm:size-7"
          >
            <span />
          </button>
        ))}
      </span>
    </div>
  );
}

type ControlProps = { label: string; does: "pause" | "previous" | "next"; className?: string; children: ReactNode };

function Control({ label, does, className = "", children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-does={does}
      className={`grid size-10 place-items-center rounded-full border sm:size-11 border-line hover:border-current ${className}`}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" width="1.25rem" fill="none" stroke="currentColor" strokeWidth="2">
        {children}
      </svg>
    </button>
  );
}
