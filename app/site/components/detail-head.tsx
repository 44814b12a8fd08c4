import type { ReactNode } from "react";
import { BackLink } from "#app/ui/back-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PlainPoster } from "./poster.tsx";

type DetailHeadProps = {
  back: { to: string; text: string };
  title: ReactNode;
  summary: ReactNode;
  facts: readonly (string | undefined)[];
  picture: { image: string; alt: string; instead?: ReactNode };
  /** Over the picture. */
  over?: ReactNode;
  children?: ReactNode;
};

export function DetailHead({ back, title, summary, facts, picture, over, children }: DetailHeadProps) {
  const known = [...new Set(facts.filter((fact) => fact !== undefined && fact !== ""))];
  return (
    <div className="night">
      <div className="page-width grid items-center gap-x-14 gap-y-8 pt-4 pb-12 sm:pb-16 lg:pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <span className="print-hidden">
            <BackLink to={back.to}>{back.text}</BackLink>
          </span>
          <h1 className="mt-4 text-title">{title}</h1>
          <p className="column mt-5 text-lead text-quiet">{summary}</p>
          {known.length > 0 ? (
            <ul className="mt-6 flex flex-wrap gap-3">
              {known.map((fact) => (
                <li key={fact} className="rounded-full border border-line px-4 py-1 font-semibold">
                  {fact}
                </li>
              ))}
            </ul>
          ) : null}
          {children}
        </div>
        <div className="detail-picture relative">
          <Picture
            {...picture}
            instead={picture.instead ?? <PlainPoster />}
            width={300}
            height={200}
            eager
            sizes="(min-width: 74rem) 34rem, (min-width: 64rem) 46vw, 90vw"
            className="aspect-3/2 w-full rounded-lg object-cover"
          />
          {over}
        </div>
      </div>
    </div>
  );
}
