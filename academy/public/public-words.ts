import type { SiteFacts } from "#contract/words/word-shapes.ts";
import type { WordsOf } from "#contract/words/words-kinds.ts";
import type { Academy } from "../academy.ts";
import { noticeOn } from "../site-settings/notice.ts";
import { keptInWords } from "../site-settings/site-options.ts";
import { safeHtml } from "../text/safe-html.ts";
import type { createReading } from "./public-reading.ts";

/** What the site's pages say that is no content: facts, words and policies. */
export function createPublicWords(academy: Academy, { sources, readAs }: ReturnType<typeof createReading>) {
  return {
    /** The academy's own facts and what stands around every page, else what the program says of them. */
    async facts(): Promise<SiteFacts> {
      sources.add("site_settings");
      const [fields, layout, words] = await Promise.all([
        readAs(academy.facts.read, ({ site }) => site?.facts ?? { ...academy.facts.first, version: 1 }),
        readAs(academy.words.layout.changed, ({ site }) => site?.changed.layout ?? {}),
        readAs(academy.words.notice.read, ({ site }) => site?.notice ?? { ...academy.words.notice.first, version: 1 }),
      ]);
      // Hours that are different for a while are announced, and over, on a day; so are notices.
      if (fields.exceptions.length > 0 || words.from !== "" || words.to !== "") sources.add("day");
      const notice = noticeOn(academy.today(), words);
      return { ...academy.facts.asShown(fields), ...(Object.keys(layout).length > 0 && { layout }), ...(notice && { notice }) };
    },

    /** What staff changed of the words of a page; undefined when they say what they said first. */
    async words<Part extends "home" | "about" | "contact">(part: Part): Promise<Partial<WordsOf<Part>> | undefined> {
      sources.add("site_settings");
      const words = academy.words[part];
      // What is kept of a part are words of that part.
      const changed: Partial<WordsOf<Part>> = await readAs(
        words.changed,
        ({ site }) => (site?.changed[part] ?? {}) as Partial<WordsOf<Part>>,
      );
      return Object.keys(changed).length > 0 ? changed : undefined;
    },

    /** A policy; "{keep}" in it is how long an enquiry is kept. */
    policy: async (part: "privacy" | "terms"): Promise<WordsOf<"privacy">> => {
      sources.add("site_settings");
      const words = academy.words[part];
      const { effective, text } = await readAs(words.read, ({ site }) => site?.[part] ?? { ...words.first, version: 1 });
      if (!text.includes("{keep}")) return { effective, text: safeHtml(text) };
      const { enquiryKeepMonths } = await readAs(
        academy.options.read,
        ({ site }) => site?.options ?? { ...academy.options.first, version: 1 },
      );
      return { effective, text: safeHtml(text).replaceAll("{keep}", keptInWords(enquiryKeepMonths)) };
    },
  };
}
