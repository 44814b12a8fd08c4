import type { ReactNode } from "react";
import type { useCarousel } from "./use-carousel.ts";

type Props = { carousel: ReturnType<typeof useCarousel>; count: number; className?: string };

/** Pause, arrows and dots of a carousel. Their place is kept before scripts run, so that nothing jumps. */
export function CarouselControls({ carousel, count, className = "" }: Props) {
  return (
    <div className={`flex flex-wrap items-center gap-x-0.5 gap-y-1 sm:gap-x-2 ${carousel.ready ? "" : "invisible"} ${className}`}>
      {!carousel.still && (
        <Control label={carousel.paused ? "Play the slides" : "Pause the slides"} press={carousel.togglePaused}>
          {carousel.paused ? <path d="M7 4.5v11l9-5.5z" fill="currentColor" /> : <path d="M7 4.5v11M13 4.5v11" strokeWidth="2.5" />}
        </Control>
      )}
      <Control label="Previous slide" press={carousel.previous}>
        <path d="m12 4-6 6 6 6" />
      </Control>
      {Array.from({ length: count }, (_, slide) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
          key={slide}
          type="button"
          aria-label={`Slide ${slide + 1} of ${count}`}
          aria-current={slide === carousel.index ? "true" : undefined}
          onClick={() => carousel.go(slide)}
          className="carousel-dot grid size-6 place-items-center rounded-full sm:size-7"
        >
          <span />
        </button>
      ))}
      <Control label="Next slide" press={carousel.next}>
        <path d="m8 4 6 6-6 6" />
      </Control>
    </div>
  );
}

function Control({ label, press, children }: { label: string; press: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={press}
      className="grid size-10 place-items-center rounded-full border sm:size-11 border-line hover:border-current"
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" width="1.25rem" fill="none" stroke="currentColor" strokeWidth="2">
        {children}
      </svg>
    </button>
  );
}
