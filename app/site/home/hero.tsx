import { Fragment, use } from "react";
import type { ClassLine } from "#academy/public/public-academy.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CarouselControls } from "#app/ui/carousel-controls.tsx";
import { heroFade } from "#contract/limits.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import type { HomeTexts } from "#contract/site-texts/home-texts.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { LanguagesContext } from "../components/languages-context.ts";
import { firstTexts } from "../texts.ts";
import { HeroPicture } from "./hero-picture.tsx";

declare module "react" {
  interface CSSProperties {
    "--fade"?: string;
  }
}

/** The first view: the promise over a drawn scene of the island. The other scenes are fetched after the page has loaded (site-script.ts). */
export function Hero({ texts: { title, lead, scenes, scenes_name, next_class }, next }: { texts: HomeTexts; next: ClassLine | undefined }) {
  return (
    <section aria-roledescription="carousel" aria-label={scenes_name} className="night hero">
      <div data-slides className="hero-scenes" style={{ "--fade": `${heroFade}ms` }}>
        {scenes.map((scene, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern asks for a group
          <div
            key={scene.image}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${scenes.length}`}
            aria-hidden={index > 0}
            data-shown={index === 0 ? "" : undefined}
            className="hero-scene"
          >
            {index === 0 ? (
              <HeroPicture {...scene} eager />
            ) : (
              <template data-later>
                <HeroPicture {...scene} eager={false} />
              </template>
            )}
          </div>
        ))}
      </div>
      <div className="hero-words page-width">
        <h1 {...lookOf(title)}>
          {title.split("\n").map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {`${line} `}
            </Fragment>
          ))}
        </h1>
        <p className="mt-5 max-w-[26rem] text-lead">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-4">
          <ButtonLink to="/contact">Contact Us</ButtonLink>
          <ButtonLink to="/about" look="secondary">
            About Us
          </ButtonLink>
        </div>
        {next && <NextClass {...next} before={next_class} />}
        <CarouselControls count={scenes.length} className="mt-4" />
      </div>
    </section>
  );
}

/** The words that come with the program stand on three lines; others on theirs, as large as the longest allows on a wide screen. */
function lookOf(title: string) {
  if (title === firstTexts.home.title) return { className: "max-w-[9em] text-display" };
  const longest = Math.max(...title.split("\n").map(({ length }) => length));
  // Letters half as wide as they are tall fill 32rem, over which the shade is deep enough; they are never larger than text-display (site.css).
  return {
    style: {
      fontSize: `min(clamp(2.5rem, 1.9rem + 2.6vw, 4.25rem), 15vw, ${(64 / Math.min(longest, 26)).toFixed(1)}rem)`,
      lineHeight: 1.04,
    },
  };
}

/** "Next class: German, Tuesday 8 December" */
function NextClass({ before, path, title, starts, language }: ClassLine & { before: string }) {
  const name = use(LanguagesContext).find(({ slug }) => slug === language)?.name;
  return (
    <p className="mt-4">
      <a href={path} className="inline-block py-1 underline underline-offset-4">
        <ForeignWords text={`${before} ${name ?? title}, ${unbroken(starts)}`} />
      </a>
    </p>
  );
}
