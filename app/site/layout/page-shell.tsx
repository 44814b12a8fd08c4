import type { ReactNode } from "react";
import type { Language } from "#contract/kinds/language.ts";
import { hasSomething, type NamedLink, type SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { Chat } from "../chat/chat.tsx";
import { ForeignContext } from "../components/foreign-context.ts";
import { foreignOf } from "../components/foreign-runs.ts";
import { LanguagesContext } from "../components/languages-context.ts";
import { SaidContext, textsAround } from "../texts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadingNote } from "./loading-note.tsx";
import type { MovedCourses } from "./moved-courses.ts";
import { OfflineNote } from "./offline-note.tsx";
import { SiteNotice } from "./site-notice.tsx";
import { withClasses } from "./with-classes.ts";

type PageShellProps = {
  facts: SiteFacts;
  languages: readonly Language[];
  moved?: MovedCourses | undefined;
  /** Shown in the footer in place of the popular courses that the texts name. */
  popular?: readonly NamedLink[] | undefined;
  children: ReactNode;
};

export function PageShell({ facts, languages, moved = {}, popular, children }: PageShellProps) {
  const texts = textsAround("layout", facts);
  const isThere = ({ to }: NamedLink) => hasSomething(facts, to);
  const said = { shared: textsAround("shared", facts), failures: textsAround("failures", facts) };
  return (
    <SaidContext value={said}>
      <LanguagesContext value={languages}>
        <ForeignContext value={foreignOf(languages)}>
          <div className="flex min-h-svh flex-col">
            <a href="#content" className="skip-link">
              Skip to the content
            </a>
            <SiteNotice facts={facts} />
            <Header
              facts={facts}
              links={[...withClasses(texts.menu, texts.classes).filter(isThere), { name: texts.search, to: "/search" }]}
            />
            <main id="content" tabIndex={-1} className="flex-1 outline-none">
              {children}
            </main>
            <Footer
              facts={facts}
              texts={{ ...texts, quick_links: texts.quick_links.filter(isThere), ...(popular && { popular: [...popular] }) }}
              moved={moved}
            />
            <Chat facts={facts} />
            <LoadingNote />
            <OfflineNote facts={facts} />
          </div>
        </ForeignContext>
      </LanguagesContext>
    </SaidContext>
  );
}
