import type { ReactNode } from "react";
import type { AcademyFacts } from "#contract/site/academy-facts.ts";
import type { LayoutTexts } from "#contract/site-texts/layout-texts.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { Hours } from "../contact/hours.tsx";
import { PhoneLines } from "../contact/phone-lines.tsx";
import { PhoneLink } from "../contact/phone-link.tsx";
import { LogoMark } from "./logo-mark.tsx";
import type { MovedCourses } from "./moved-courses.ts";
import { NavigationLink } from "./navigation-link.tsx";

const link = "inline-block py-1 underline-offset-4 hover:underline";

export function Footer({ facts, texts, moved }: { facts: AcademyFacts; texts: LayoutTexts; moved: MovedCourses }) {
  return (
    <footer className="night border-t border-line">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-12 pt-16 pb-28 print:py-6 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <p className="flex items-center gap-3 font-display text-xl font-semibold">
            <LogoMark width="2.5rem" className="shrink-0 text-saffron" />
            {facts.name}
          </p>
          <p className="mt-6">
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
          <Hours hours={facts.hours} className="mt-4 text-quiet" />
        </div>
        <Column title="Quick links">
          {texts.quick_links.map(({ to, name }) => (
            <li key={to}>
              <NavigationLink to={to} className={link}>
                {name}
              </NavigationLink>
            </li>
          ))}
        </Column>
        <Column title="Popular courses">
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
        {facts.social.length > 0 && (
          <Column title="Follow us">
            {facts.social.map(([name, url]) => (
              <li key={url}>
                <a href={url} rel="me noopener" target="_blank" className={link}>
                  {name}
                </a>
              </li>
            ))}
          </Column>
        )}
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="print-hidden">
      <h2 className="font-text text-base font-semibold tracking-normal text-quiet">{title}</h2>
      <ul className="mt-3">{children}</ul>
    </div>
  );
}
