import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { SiteNotice } from "./site-notice.tsx";

// Of the facts a notice can name no more than these.
const around = { name: "Serendib", email: "", address: "", phones: [["011 234 5678"]], hours: { lines: [["Every day", "9 AM to 5 PM"]] } };

it("a notice stands on the pages that it is for, and on all where none is named", () => {
  const shownOn = (path: string, pages?: string[]) => {
    const facts = { ...around, notice: { text: "Closed on Friday", pages } } as unknown as SiteFacts;
    return renderToStaticMarkup(
      <MemoryRouter initialEntries={[path]}>
        <SiteNotice facts={facts} />
      </MemoryRouter>,
    ).includes("Closed on Friday");
  };
  expect([shownOn("/about"), shownOn("/contact", ["/contact"]), shownOn("/about", ["/contact"])]).toEqual([true, true, false]);
});
