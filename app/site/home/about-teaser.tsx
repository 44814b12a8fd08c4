import type { TeacherCard } from "#academy/public/public-academy.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomeTexts } from "#contract/site-texts/home-texts.ts";
import { paragraphsOf } from "#contract/site-texts/text-shapes.ts";
import { ClassroomPicture } from "../about/classroom-picture.tsx";
import { TeacherFaces } from "../components/teacher-faces.tsx";

type AboutTeaserProps = { texts: HomeTexts; people: { title: string; teachers: readonly TeacherCard[] } };

export function AboutTeaser({ texts: { teaser_title, teaser, figures }, people }: AboutTeaserProps) {
  return (
    <Section tone="card">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="text-heading">{teaser_title}</h2>
          {paragraphsOf(teaser).map((paragraph) => (
            <p key={paragraph} className="column mt-3">
              {paragraph}
            </p>
          ))}
          <ButtonLink to="/about" look="secondary" className="mt-4">
            Read our story
          </ButtonLink>
        </div>
        <div className="max-sm:hidden">
          <ClassroomPicture sizes="(min-width: 64rem) 34rem, 90vw" />
        </div>
      </div>
      <TeacherFaces {...people} inRow />
      <ul className="mt-6 grid grid-cols-2 gap-4 empty:hidden lg:grid-cols-4">
        {figures.map(({ value, label, as_of }) => (
          <li key={label} className="border-t-4 border-saffron pt-2">
            <p className="figure text-lagoon-deep">{value}</p>
            <p className="mt-1 text-quiet">
              {label}
              {as_of && ` (${as_of})`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
