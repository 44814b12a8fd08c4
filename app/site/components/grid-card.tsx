import { type ReactNode, use } from "react";
import type { CourseCard } from "#academy/public/public-academy.ts";
import { Picture } from "#app/ui/picture.tsx";
import { unbroken } from "#contract/site/unbroken.ts";
import { SaidContext } from "../texts.ts";
import { ForeignWords } from "./foreign-words.tsx";
import { PlainPoster } from "./poster.tsx";

type GridCardProps = {
  to: string;
  title: string;
  summary: string;
  badge: string | undefined;
  next: CourseCard["next"];
  picture: { image: string; alt: string; eager: boolean; instead?: ReactNode };
};

export function GridCard({ to, title, summary, badge, next, picture }: GridCardProps) {
  const { next_class } = use(SaidContext).shared;
  return (
    <li className="card">
      <Picture
        {...picture}
        instead={picture.instead ?? <PlainPoster />}
        width={300}
        height={200}
        sizes="(min-width: 74rem) 22rem, (min-width: 40rem) 45vw, 90vw"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-5 sm:p-6">
        {/* Under the picture, not on it: the words drawn on it stand where a badge would. */}
        {badge ? <p className="self-start rounded bg-saffron-pale px-2.5 py-0.5 text-base font-semibold text-ink">{badge}</p> : null}
        <h3 className="text-subheading">
          <ForeignWords text={title} />
        </h3>
        <p className="card-summary flex-1 text-quiet">
          <ForeignWords text={summary} />
        </p>
        {next && (
          <p>
            <a href={next.path} className="card-more font-semibold underline decoration-line underline-offset-4 hover:text-action">
              {unbroken(`${next_class} ${next.text}`)}
            </a>
          </p>
        )}
        <a href={to} className="card-link mt-1 inline-flex items-center gap-2 font-semibold text-action">
          View Details
          <span className="sr-only">
            <ForeignWords text={` of ${title}`} />
          </span>
          <svg viewBox="0 0 20 20" width="1rem" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
            <path d="M3 10h14m-6-6 6 6-6 6" />
          </svg>
        </a>
      </div>
    </li>
  );
}
