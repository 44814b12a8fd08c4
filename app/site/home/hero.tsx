import { useAfterLoad } from "#app/ui/after-load.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CarouselControls } from "#app/ui/carousel-controls.tsx";
import { StaticPicture } from "#app/ui/static-picture.tsx";
import { useCarousel } from "#app/ui/use-carousel.ts";
import { heroFade, slideAdvance } from "#contract/limits.ts";
import { heroScenes } from "./hero-scenes.ts";

declare module "react" {
  interface CSSProperties {
    "--fade"?: string;
  }
}

/** The first view: the promise over a drawn scene of the island. The other scenes are fetched after the page has loaded. */
export function Hero() {
  const carousel = useCarousel(heroScenes.length, slideAdvance);
  const loaded = useAfterLoad();
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Scenes of Sri Lanka"
      className="night hero"
      {...carousel.holders}
      {...carousel.swipe}
    >
      <div className="hero-scenes" style={{ "--fade": `${heroFade}ms` }} aria-live={carousel.playing ? "off" : "polite"}>
        {heroScenes.map(({ name, alt }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern asks for a group
          <div
            key={name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${heroScenes.length}`}
            aria-hidden={index !== carousel.index}
            data-shown={index === carousel.index}
            className="hero-scene"
          >
            {(index === 0 || loaded) && (
              <StaticPicture
                src={`/pictures/hero/${name}`}
                widths={[768, 1280, 1920]}
                art={{ media: "(max-width: 47.99rem)", src: `/pictures/hero/${name}-tall`, widths: [480, 750, 828] }}
                alt={alt}
                sizes="100vw"
                width={1280}
                height={720}
                eager={index === 0}
                className="hero-picture"
              />
            )}
          </div>
        ))}
      </div>
      <div className="hero-words page-width">
        <h1 className="max-w-[9em] text-display">
          Learn Fast. <br />
          Succeed Globally.
        </h1>
        <p className="mt-5 max-w-[26rem] text-lead">
          Ten languages and the exams that go with them, in small groups where everyone speaks from the first day.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink to="/contact">Contact us</ButtonLink>
          <ButtonLink to="/about" kind="secondary">
            About us
          </ButtonLink>
        </div>
        <CarouselControls carousel={carousel} count={heroScenes.length} className="mt-8 sm:mt-12" />
      </div>
    </section>
  );
}
