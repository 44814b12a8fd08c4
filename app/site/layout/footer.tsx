import type { ReactNode } from "react";
import { withNextChanges } from "#contract/site/opening-hours.ts";
import type { LayoutTexts } from "#contract/site-texts/layout-texts.ts";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { Hours, hoursId } from "../contact/hours.tsx";
import { PhoneLines } from "../contact/phone-lines.tsx";
import { PhoneLink } from "../contact/phone-link.tsx";
import { AcademyMark } from "./academy-mark.tsx";
import type { MovedCourses } from "./moved-courses.ts";
import { NavigationLink } from "./navigation-link.tsx";

const link = "inline-block py-1 underline-offset-4 hover:underline";

/** All of them stand on Contact. */
const mostChanges = 2;

export function Footer({ facts, texts, moved }: { facts: SiteFacts; texts: LayoutTexts; moved: MovedCourses }) {
  return (
    <footer className="night border-t border-line">
      <div className="page-width grid grid-cols-2 gap-8 pt-8 pb-12 print:py-6 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <p className="flex items-center gap-3 font-display text-xl font-semibold">
            <AcademyMark facts={facts} width="2.5rem" className="shrink-0 text-saffron" />
          </p>
          <p className="mt-4">
            <PhoneLink facts={facts} className="font-display text-2xl font-semibold text-saffron underline-offset-4 hover:underline" />
          </p>
          <PhoneLines phones={facts.phones.slice(1)} className="mt-1" link={link} />
          <p className="mt-1">
            <a href={`mailto:${facts.email}`} className={link}>
              {facts.email}
            </a>
          </p>
          <p className="mt-1">
            {facts.map ? (
              <a href={facts.map} className={link}>
                {facts.address}
              </a>
            ) : (
              facts.address
            )}
          </p>
          <Hours hours={withNextChanges(facts.hours, mostChanges)} className="mt-4 text-quiet" />
          {facts.hours.changes && facts.hours.changes.length > mostChanges && (
            <p className="print-hidden">
              <NavigationLink to={`/contact#${hoursId}`} className={`${link} text-quiet underline`}>
                {texts.more_days}
              </NavigationLink>
            </p>
          )}
        </div>
        <Column title={texts.quick_title} className="row-span-2">
          {texts.quick_links.map(({ to, name }) => (
            <li key={to}>
              <NavigationLink to={to} className={link}>
                {name}
              </NavigationLink>
            </li>
          ))}
        </Column>
        <Column title={texts.popular_title}>
          {texts.popular.flatMap((said) => {
            const { to, name } = moved[said.to] || said;
            if (moved[said.to] === "") return [];
            return (
              <li key={said.to}>
                <NavigationLink to={to} className={link}>
                  <ForeignWords text={name} />
                </NavigationLink>
              </li>
            );
          })}
        </Column>
        <Column title={texts.social_title}>
          {facts.social.map(([name, url]) => (
            <li key={url}>
              <a href={url} rel="me" className={link}>
                {name}
              </a>
            </li>
          ))}
        </Column>
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; className?: string; children: readonly ReactNode[] };

/** A list of links; nothing where there are none. */
function Column({ title, className = "", children }: ColumnProps) {
  if (children.length === 0) return null;
  return (
    <div className={`print-hidden ${className}`}>
      <h2 className="font-text text-base font-semibold tracking-normal text-quiet">{title}</h2>
      <ul className="mt-3">{children}</ul>
    </div>
  );
}
