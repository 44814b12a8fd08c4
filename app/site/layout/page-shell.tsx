import type { ReactNode } from "react";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { textsWith } from "#contract/site-texts/text-shapes.ts";
import { Chat } from "../chat/chat.tsx";
import { firstLayoutTexts } from "./first-texts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadingNote } from "./loading-note.tsx";
import type { MovedCourses } from "./moved-courses.ts";
import { OfflineNote } from "./offline-note.tsx";
import { SiteNotice } from "./site-notice.tsx";

export function PageShell({ facts, moved = {}, children }: { facts: SiteFacts; moved?: MovedCourses | undefined; children: ReactNode }) {
  const texts = textsWith(firstLayoutTexts, facts.layout, facts);
  return (
    <div className="flex min-h-svh flex-col">
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <SiteNotice facts={facts} />
      <Header name={facts.name} links={texts.menu} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer facts={facts} texts={texts} moved={moved} />
      <Chat facts={facts} />
      <LoadingNote />
      <OfflineNote facts={facts} />
    </div>
  );
}
