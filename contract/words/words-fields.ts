import { pagesOf } from "../site/page-address.ts";
import { image, optionalText, requiredText, version } from "../text.ts";
import { z } from "../zod.ts";

/** The drawings that come with the program (pictures/hero/), without their sizes. */
export const drawnScenes = ["/pictures/hero/sigiriya", "/pictures/hero/tea-train", "/pictures/hero/galle"];

/** What staff may write where one of the academy's facts shall stand. */
export const placeholders = ["{name}", "{hours}", "{phone}", "{email}", "{address}"] as const;

export const noticePages: Readonly<Record<string, string>> = {
  "/": "Home",
  "/about": "About",
  // Their lists begin as their items do: "/courses", "/course/…".
  ...Object.fromEntries(Object.values(pagesOf).map(({ part, name }) => [`/${part}`, name])),
  "/contact": "Contact",
};

const inner = /^\/(?!\/)[^\s\\]*$/;
const notALink = "This must be a page of the site, such as /courses, or an address that starts with https://.";

/** A page of the site, kept as people read it ("/course/Russian_Русский"), or an address elsewhere. */
const link = (max: number) =>
  optionalText(max).transform((to, context) => {
    if (to === "" || (/^(https?:\/\/[^\s/]+|mailto:|tel:)\S*$/.test(to) && URL.canParse(to))) return to;
    try {
      if (inner.test(to)) return decodeURI(to);
    } catch {
      // A "%" that stands for nothing: refused below.
    }
    context.addIssue({ code: "custom", message: notALink });
    return z.NEVER;
  });

const rows = <Shape extends z.ZodRawShape>(shape: Shape, most: number, least = 1) =>
  z.array(z.object(shape)).min(least, "There must be at least one.").max(most, `There may be at most ${most} of them.`);
const entries = (most: number) => rows({ name: requiredText(80), text: requiredText(500) }, most);
const links = (most: number) => rows({ name: requiredText(60), to: link(500).refine((to) => to !== "", "Where does it lead?") }, most, 0);
const date = z.iso.date("Give a date.").or(z.literal(""));

const title = requiredText(120);
const paragraphs = requiredText(4000);
const description = requiredText(300);

const policy = z.object({ effective: requiredText(60), text: requiredText(200_000) });

/** What staff can say on the site, part by part; each part is saved, compared and restored for itself. */
export const wordsFields = {
  home: z.object({
    title,
    lead: requiredText(400),
    description,
    scenes: rows({ image: image.refine((address) => address !== "", "Choose a picture."), alt: requiredText(200) }, 5),
    teaser_title: title,
    teaser: paragraphs,
    figures: rows({ value: requiredText(20), label: requiredText(60), as_of: optionalText(40) }, 4, 0),
    reasons: entries(6),
    certificate_title: title,
    certificate: requiredText(1000),
    skills: entries(6),
  }),
  about: z.object({
    title,
    lead: requiredText(400),
    description,
    story_title: title,
    story: paragraphs,
    mission_title: title,
    mission: paragraphs,
    values_title: title,
    values: entries(8),
  }),
  contact: z.object({ title, lead: requiredText(400), undecided_title: title, undecided: requiredText(400) }),
  layout: z.object({
    menu: links(8).min(1, "There must be at least one."),
    quick_links: links(12),
    popular: links(8),
    missing_title: title,
    missing: requiredText(400),
  }),
  notice: z
    .object({
      text: optionalText(300),
      link: link(500),
      link_name: optionalText(60),
      from: date,
      to: date,
      pages: z.array(z.enum(Object.keys(noticePages), "Choose among the pages that are listed.")).max(Object.keys(noticePages).length),
    })
    .refine(({ from, to }) => from === "" || to === "" || to >= from, { path: ["to"], message: "It ends before it begins." })
    .refine(({ link, link_name }) => link === "" || link_name !== "", { path: ["link_name"], message: "What does the link say?" })
    .refine(({ link, link_name }) => link_name === "" || link !== "", { path: ["link"], message: "Where does it lead?" }),
  privacy: policy,
  terms: policy,
} as const;

export type WordsPart = keyof typeof wordsFields;
export type WordsOf<Part extends WordsPart> = z.output<(typeof wordsFields)[Part]>;
export const wordsParts = Object.keys(wordsFields) as WordsPart[];

/** Where a part is in the API, and its name in versions and in the audit log. */
export function wordsPath(part: WordsPart): string {
  return `words/${part}`;
}

export type WordsInput<Part extends WordsPart> = WordsOf<Part> & { version?: number | undefined };
export const wordsInput: { [Part in WordsPart]: z.ZodType<WordsInput<Part>> } = {
  home: wordsFields.home.extend({ version }),
  about: wordsFields.about.extend({ version }),
  contact: wordsFields.contact.extend({ version }),
  layout: wordsFields.layout.extend({ version }),
  notice: wordsFields.notice.safeExtend({ version }),
  privacy: wordsFields.privacy.extend({ version }),
  terms: wordsFields.terms.extend({ version }),
};
export const storedWords = z.looseObject({ version: z.number().int() });
export type StoredWords = z.output<typeof storedWords>;
