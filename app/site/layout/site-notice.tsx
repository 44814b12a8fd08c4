import { useLocation } from "react-router";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { isForPage, textsWith } from "#contract/site-texts/text-shapes.ts";
import { NavigationLink } from "./navigation-link.tsx";

export function SiteNotice({ facts }: { facts: SiteFacts }) {
  const { pathname } = useLocation();
  if (!facts.notice || !isForPage(facts.notice, pathname)) return null;
  const { text, link, name } = textsWith(facts.notice, {}, facts);
  return (
    <aside aria-label="Notice" className="print-hidden bg-saffron-pale text-ink">
      <p className="page-width py-2.5 wrap-anywhere">
        {text}{" "}
        {link && (
          <NavigationLink to={link} className="inline-block py-0.5 font-semibold underline underline-offset-4">
            {name}
          </NavigationLink>
        )}
      </p>
    </aside>
  );
}
