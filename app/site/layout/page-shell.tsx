import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { usePageWithoutScript } from "#app/page-without-script.ts";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { textsWith } from "#contract/site-texts/text-shapes.ts";
import { Chat } from "../chat/chat.tsx";
import { firstLayoutTexts } from "./first-texts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { MovedCourses } from "./moved-courses.ts";
import { NavigationStatus } from "./navigation-status.tsx";
import { SiteNotice } from "./site-notice.tsx";

export function PageShell({ facts, moved = {}, children }: { facts: SiteFacts; moved?: MovedCourses | undefined; children: ReactNode }) {
  const withoutScript = usePageWithoutScript();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  const texts = textsWith(firstLayoutTexts, facts.layout, facts);
  return (
    <div className="flex min-h-svh flex-col">
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <SiteNotice facts={facts} />
      <Header name={facts.name} links={texts.menu} withoutScript={withoutScript} />
      <main ref={main} id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer facts={facts} texts={texts} moved={moved} />
      <Chat facts={facts} />
      {!withoutScript && <NavigationStatus facts={facts} />}
    </div>
  );
}

/** A screen reader starts at the new page's top or where its # says, as after a full load; a step back finds its place by true heights. */
function useFocusOnNavigation(main: { current: HTMLElement | null }): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    delete document.documentElement.dataset.view;
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    (place?.hasAttribute("tabindex") ? place : main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
}
