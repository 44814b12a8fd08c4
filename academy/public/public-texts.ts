import { changedHeads } from "#contract/look/page-heads.ts";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { partsAround, type SiteFacts, withFacts } from "#contract/site-texts/text-shapes.ts";
import type { ChangedPart, TextsOf } from "#contract/site-texts/texts-kinds.ts";
import type { Academy } from "../academy.ts";
import { type SharedBy, sharePictureAddress, sharePictureAlt, sharePictureOf } from "../share-pictures/share-picture.ts";
import { shownLook } from "../site-settings/look/shown-look.ts";
import { noticeOn } from "../site-settings/notice.ts";
import { keptInWords } from "../site-settings/site-options.ts";
import { safeHtml } from "../text/safe-html.ts";
import type { createReading } from "./public-reading.ts";

/** What pages say that is no content: facts, site texts, policies and the look. */
export function createPublicTexts(academy: Academy, { sources, readAs }: ReturnType<typeof createReading>) {
  const look = () => readAs(academy.look.changed, ({ site }) => site?.look ?? {});
  /** The share picture of pages without one of their own: the large words of Home, over its first scene while Home has that. */
  const academyPicture = async (facts: AcademyFacts & SharedBy) => {
    const { first, changed } = academy.texts.home;
    const { title, scenes } = { ...first, ...(await readAs(changed, ({ site }) => site?.changed.home ?? {})) };
    const isThere = scenes.some(({ image }) => image === first.scenes[0]?.image);
    return sharePictureOf({ ground: isThere ? "academy" : "courses", above: "", title: withFacts(title, facts) }, facts);
  };

  /** What staff changed in a part; undefined for nothing. */
  async function changedOf<Part extends ChangedPart>(part: Part): Promise<Partial<TextsOf<Part>> | undefined> {
    sources.add("site_settings");
    // What is kept of a part are texts of that part.
    const read = academy.texts[part].changed as () => Promise<Partial<TextsOf<Part>>>;
    const changed = await readAs(read, ({ site }) => (site?.changed[part] ?? {}) as Partial<TextsOf<Part>>);
    return Object.keys(changed).length > 0 ? changed : undefined;
  }

  return {
    look,
    academyPicture,

    /** What every page carries: the facts and what stands around every page. */
    async facts(): Promise<SiteFacts> {
      sources.add("site_settings");
      const [fields, next, around, changedLook, noticeFields] = await Promise.all([
        readAs(academy.facts.read, ({ site }) => ({ ...academy.facts.first, version: 1, ...site?.facts })),
        readAs(academy.facts.next.prepared, ({ site }) => site?.next ?? academy.facts.next.first),
        Promise.all(partsAround.map(async (part) => [part, await changedOf(part)] as const)),
        look(),
        readAs(academy.texts.notice.read, ({ site }) => site?.notice ?? { ...academy.texts.notice.first, version: 1 }),
      ]);
      // Other hours, prepared facts and notices begin or end with a day.
      if (fields.exceptions.length > 0 || next.from !== "" || noticeFields.from !== "" || noticeFields.to !== "") sources.add("day");
      const notice = noticeOn(academy.today(), noticeFields);
      const shown = academy.facts.withNext(fields, next);
      const { heads: changedRows, classroom, ...changedMarks } = changedLook;
      const worn = Object.keys(changedMarks).length > 0 && { look: shownLook(changedMarks) };
      const heads = changedHeads(changedRows);
      const drawn = await academyPicture({ ...shown, ...worn });
      return {
        ...shown,
        ...Object.fromEntries(around.filter(([, changed]) => changed)),
        ...worn,
        ...(heads && { heads }),
        ...(classroom && { classroom }),
        ...(notice && { notice }),
        share: { image: sharePictureAddress({ kind: "academy" }, drawn), alt: sharePictureAlt(drawn) },
      };
    },

    texts: changedOf,

    /** A policy; "{keep}" in it is how long an enquiry is kept. */
    policy: async (part: "privacy" | "terms"): Promise<TextsOf<"privacy">> => {
      sources.add("site_settings");
      const texts = academy.texts[part];
      const { version: _, text, ...head } = await readAs(texts.read, ({ site }) => site?.[part] ?? { ...texts.first, version: 1 });
      if (!text.includes("{keep}")) return { ...head, text: safeHtml(text) };
      const { enquiryKeepMonths } = await readAs(
        academy.options.read,
        ({ site }) => site?.options ?? { ...academy.options.first, version: 1 },
      );
      return { ...head, text: safeHtml(text).replaceAll("{keep}", keptInWords(enquiryKeepMonths)) };
    },
  };
}
