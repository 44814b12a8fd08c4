import { type CSSProperties, use } from "react";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#contract/language.ts";
import { type PictureWidth, pictureAddress, pictureHash } from "#contract/picture.ts";
import { languageOf } from "#contract/site/course-language.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { LanguagesContext } from "../components/languages-context.ts";
import { Poster } from "../components/poster.tsx";
import { wallShape } from "./wall-shape.ts";

declare module "react" {
  interface CSSProperties {
    "--narrow"?: number;
    "--narrow-left"?: number;
    "--narrow-links"?: number;
    "--wide"?: number;
    "--wide-left"?: number;
    "--wide-links"?: number;
  }
}

type LanguageWallProps = { title: string; courses: readonly { slug: string; title: string }[] };

/** The poster of each language that has a course, which it leads to. */
export function LanguageWall({ title, courses }: LanguageWallProps) {
  const languages = use(LanguagesContext);
  const first = new Map<Language, LanguageWallProps["courses"][number]>();
  for (const course of courses) {
    // Of 500 courses the first ten usually show all languages.
    if (first.size === languages.length) break;
    const language = languageOf(course, languages);
    if (language && !first.has(language)) first.set(language, course);
  }
  if (first.size === 0) return null;
  const shape = wallShape(first.size);
  const width = first.size < 5 ? 660 : 400;
  return (
    <Section title={title} className={first.size < 3 ? "beside" : ""}>
      <ul className={shape ? "wall wall-shaped" : "wall"} style={shape && shapedBy(shape)}>
        {languages.map((language) => {
          const course = first.get(language);
          return course ? (
            <li key={language.slug}>
              <a href={courseAddress(course)} className={`painted ${language.colours}`}>
                <WallPicture {...language} width={width} />
                {language.name}
              </a>
            </li>
          ) : null;
        })}
        <li>
          <a href="/courses">See all courses</a>
          <a href="/level">Which level am I?</a>
        </li>
      </ul>
    </Section>
  );
}

function shapedBy({ narrow, wide }: NonNullable<ReturnType<typeof wallShape>>): CSSProperties {
  return {
    "--narrow": narrow.across,
    "--narrow-left": narrow.left,
    "--narrow-links": Math.min(2, narrow.left),
    "--wide": wide.across,
    "--wide-left": wide.left,
    "--wide-links": Math.min(2, wide.left),
  };
}

/** In one size and format: ten choices of twelve made the page 1 KB heavier. What it says hello to is named below it. */
function WallPicture({ image, greeting, tag, colours, width }: Language & { width: PictureWidth }) {
  const hash = pictureHash(image);
  if (!hash) return <Poster greeting={greeting} tag={tag} colours={colours} alt={greeting} />;
  return <img src={pictureAddress(hash, { width, format: "avif" })} alt="" width={300} height={200} loading="lazy" />;
}
