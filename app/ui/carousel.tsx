import type { ReactNode } from "react";
import { CarouselControls } from "./carousel-controls.tsx";

declare module "react" {
  interface CSSProperties {
    "--place"?: number;
  }
}

/** Slides shown one at a time (carousel-script.ts): arrows, dots, swipe, a 5 s advance with a pause button. Without scripts a strip that scrolls. */
export function Carousel({ label, slides }: { label: string; slides: readonly { key: string; content: ReactNode }[] }) {
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      {/* biome-ignore-start lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: the WAI-ARIA carousel pattern asks for
        groups, and until scripts run the keyboard scrolls the strip */}
      <div role="group" aria-label={label} tabIndex={0} data-slides className="carousel-strip">
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className="carousel-slide"
            style={{ "--place": index }}
          >
            {content}
          </div>
        ))}
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: as above */}
      {slides.length > 1 && <CarouselControls count={slides.length} className="mt-4" />}
    </section>
  );
}
