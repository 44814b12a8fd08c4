import { type ReactNode, useEffect, useRef } from "react";
import { slideAdvance } from "#contract/limits.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { useCarousel } from "./use-carousel.ts";

declare module "react" {
  interface CSSProperties {
    "--place"?: number;
  }
}

type Slide = { key: string; content: ReactNode };

/** Slides shown one at a time: arrows, dots, swipe, a 5 s advance with a pause button. Without scripts a strip that scrolls. */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const strip = useRef<HTMLDivElement>(null);
  // Whoever scrolled the strip before scripts came stays at the slide they had reached.
  const carousel = useCarousel(slides.length, slideAdvance, () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    return Math.round(scrollLeft / clientWidth);
  });
  const { ready } = carousel;

  useEffect(() => {
    if (ready && carousel.index > 0) strip.current?.scrollTo({ left: 0, behavior: "instant" });
  }, [ready, carousel.index]);

  return (
    <section aria-roledescription="carousel" aria-label={label} {...carousel.holders}>
      <div
        ref={strip}
        data-ready={ready}
        className="carousel-strip"
        aria-live={carousel.playing ? "off" : "polite"}
        {...(!ready && { tabIndex: 0, role: "group", "aria-label": label })}
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
            style={{ "--place": index }}
          >
            {content}
          </div>
        ))}
      </div>
      {slides.length > 1 && <CarouselControls carousel={carousel} count={slides.length} className="mt-8" />}
    </section>
  );
}
