import type { ReactNode } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { hasTrust, trustAnchor } from "./has-trust.ts";

/** What visitors can look up without us, and what our rooms look like; nothing while staff have said none of it. */
export function TrustSection({ facts, texts }: { facts: AcademyFacts; texts: TextsOf<"trust"> }) {
  if (!hasTrust(facts)) return null;
  const { since, registrations = [], centres = [], reviews = [], photos = [] } = facts;
  return (
    <Section id={trustAnchor} title={texts.title} lead={texts.lead} tone="night">
      <dl className="trust-facts">
        {since && <Fact name={texts.since}>{since}</Fact>}
        {registrations.length > 0 && (
          <Fact name={texts.registered}>
            {registrations.map(({ register, number, url }) => (
              <span key={register} className="block">
                {url ? <Elsewhere url={url}>{register}</Elsewhere> : register}
                <span className="block text-base font-normal text-quiet wrap-anywhere">{number}</span>
              </span>
            ))}
          </Fact>
        )}
        {centres.length > 0 && (
          <Fact name={texts.centres}>
            {centres.map(({ name, exams, url }) => (
              <span key={name} className="block">
                <Elsewhere url={url}>{name}</Elsewhere>
                {exams && <span className="block text-base font-normal text-quiet">{exams}</span>}
              </span>
            ))}
          </Fact>
        )}
        {reviews.length > 0 && (
          <Fact name={texts.reviews}>
            {reviews.map(({ name, url }) => (
              <span key={name} className="block">
                <Elsewhere url={url}>{name}</Elsewhere>
              </span>
            ))}
          </Fact>
        )}
      </dl>
      {photos.length > 0 && (
        <>
          <h3 className="mt-12 mb-5 text-subheading first:mt-0">{texts.photos}</h3>
          <ul className="trust-photos">
            {photos.map(({ image, alt }) => (
              <li key={image}>
                <Picture
                  image={image}
                  alt={alt}
                  width={300}
                  height={200}
                  sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 90vw"
                  className="aspect-3/2 w-full rounded-lg object-cover"
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet">{name}</dt>
      <dd className="mt-1 space-y-2 text-lead font-semibold">{children}</dd>
    </div>
  );
}

function Elsewhere({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} className="text-action underline decoration-1 underline-offset-4 hover:decoration-2">
      {children}
    </a>
  );
}
