import type { NamedLink, SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { AcademyMark } from "./academy-mark.tsx";
import { Menu } from "./menu.tsx";
import { NavigationLink } from "./navigation-link.tsx";

/** Logo and main navigation; on a phone the navigation is a menu, and plain links where no scripts run. */
export function Header({ facts, links }: { facts: SiteFacts; links: readonly NamedLink[] }) {
  const { name } = facts;
  return (
    <header className="print-hidden border-b border-line bg-paper">
      <div className="page-width header-row py-3">
        <NavigationLink to="/" className="site-name flex min-h-11 items-center gap-2 text-lagoon-deep sm:text-xl">
          <AcademyMark facts={facts} width="2rem" className="shrink-0 text-lagoon" />
        </NavigationLink>
        <nav aria-label="Main" className="main-row">
          <ul className="-mx-2.5 flex flex-wrap lg:-mx-3.5">
            {links.map(({ to, name }) => (
              <li key={to}>
                <NavigationLink to={to} className="place-link">
                  {name}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <Menu name={name} links={links} />
      </div>
    </header>
  );
}
