import type { ReactNode } from "react";
import { heroAdvance } from "#contract/limits.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { useCarousel } from "./use-carousel.ts";

type Slide = { key: string; content: ReactNode };

/** Slides shown one at a time: arrows, dots, swipe, a 5 s advance with a pause button. Without scripts a strip that scrolls. */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const carousel = useCarousel(slides.length, heroAdvance);
  return (
    <section aria-roledescription="carousel" aria-label={label} {...carousel.holders}>
      <div
        className={carousel.ready ? "carousel-stack" : "carousel-strip"}
        aria-live={carousel.playing ? "off" : "polite"}
        {...(!carousel.ready && { tabIndex: 0, role: "group", "aria-label": label })}
        {...carousel.swipe}
      >
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern asks for a group
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            data-shown={index === carousel.index}
            className="carousel-slide"
          >
            {content}
          </div>
        ))}
      </div>
      {slides.length > 1 && <CarouselControls carousel={carousel} count={slides.length} className="mt-8" />}
    </section>
  );
}
