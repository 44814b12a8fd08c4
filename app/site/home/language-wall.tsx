import { use } from "react";
import { Section } from "#app/ui/section.tsx";
import { type PictureWidth, pictureAddress, pictureHash } from "#contract/fields/picture.ts";
import type { Language } from "#contract/kinds/language.ts";
import { languageOf } from "#contract/site/course-language.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { LanguagesContext } from "../components/languages-context.ts";
import { Poster } from "../components/poster.tsx";
import { wallShape } from "./wall-shape.ts";

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
    <Section title={title} few={first.size}>
      <ul className={shape ? `wall ${narrow[shape.narrow.across] ?? ""} ${wide[shape.wide.across] ?? ""}` : "wall"}>
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
        <li className={shape && `${shape.narrow.rest ? "" : "col-span-full"} ${shape.wide.rest ? "sm:col-span-1" : ""}`}>
          <a href="/courses">See all courses</a>
          <a href="/level">Which level am I?</a>
        </li>
      </ul>
    </Section>
  );
}

/** By how many stand side by side, in place of what the style sheet says of .wall; four are two on tablets. */
const narrow = ["", "grid-cols-1", "grid-cols-2"];
const wide = ["", "", "sm:grid-cols-2", "sm:grid-cols-3", "sm:grid-cols-2 lg:grid-cols-4"];

/** In one size and format: twelve of each for ten posters made the page 1 KB heavier. Without alt, because the language is named below it. */
function WallPicture({ image, greeting, tag, colours, width }: Language & { width: PictureWidth }) {
  const hash = pictureHash(image);
  if (!hash) return <Poster greeting={greeting} tag={tag} colours={colours} alt={greeting} />;
  return <img src={pictureAddress(hash, { width, format: "avif" })} alt="" width={300} height={200} loading="lazy" />;
}
