import type { HomeTexts } from "#contract/site-texts/home-texts.ts";
import { ListLink } from "../components/list-link.tsx";

export function Certificate({ texts }: { texts: HomeTexts }) {
  return (
    <section aria-labelledby="certificate" className="night py-5 sm:py-20">
      <div className="page-width grid gap-6 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="certificate" className="text-heading">
            {texts.certificate_title}
          </h2>
          <p className="column mt-3 text-quiet">{texts.certificate}</p>
          <ListLink to="/exams" className="mt-4">
            See the exams
          </ListLink>
        </div>
        <div className="certificate">
          <dl>
            {texts.skills.map(({ name, text }) => (
              <div key={name}>
                <dt className="font-display text-xl font-semibold">{name}</dt>
                <dd className="leading-snug">{text}</dd>
              </div>
            ))}
          </dl>
          <svg viewBox="0 0 80 80" width="64" aria-hidden="true" className="seal" fill="currentColor">
            <path d="M40 2l6 7 9-4 3 9 10 0-1 10 9 4-5 8 6 8-8 6 2 10-10 1-3 9-9-3-7 7-7-7-9 3-3-9-10-1 2-10-8-6 6-8-5-8 9-4-1-10h10l3-9 9 4Z" />
            <circle cx="40" cy="40" r="22" fill="none" strokeWidth="1.5" />
            <path d="m30 41 7 7 14-15" fill="none" strokeWidth="4" />
          </svg>
        </div>
      </div>
    </section>
  );
}
