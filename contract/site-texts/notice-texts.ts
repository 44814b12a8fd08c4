import { openTextField, type ValuesOf } from "../fields/field.ts";
import { pagesOf } from "../site/page-address.ts";
import { z } from "../zod.ts";
import { group, linkField, textsKind } from "./texts-kind.ts";

// A notice for About is for teachers, too.
const { teachers: _, ...listed } = pagesOf;
const noticePages: Readonly<Record<string, string>> = {
  "/": "Home",
  "/about": "About",
  // A page is named by the beginning of its addresses ("/course" of "/courses" and "/course/…"); notices of before name classes by their list.
  ...Object.fromEntries(Object.values(listed).map(({ list, part, name }) => [list === pagesOf.classes.list ? list : `/${part}`, name])),
  "/contact": "Contact",
};
const addresses = Object.keys(noticePages);

const day = (label: string, hint: string) => {
  const input = z.iso.date("Give a date.").or(z.literal(""));
  return { ...openTextField(label, 10), input, inputType: "date", hint } as const;
};

const pages = {
  label: "Only on these pages",
  type: "list",
  input: z.array(z.enum(addresses, "Choose among the pages that are listed.")).max(addresses.length),
  answer: z.array(z.string()),
  blank: [] as string[],
  before: [],
  choices: noticePages,
  hint: "None chosen: on every page.",
} as const;

/** A notice at the top of the chosen pages, or of all where none is chosen. A day that is "" sets no bound. */
export const noticeTexts = textsKind(
  { part: "notice", title: "Notice", page: "/", button: "Take the notice away" },
  [
    group("Notice", "a band at the top of the pages you choose. Without a text there is no notice.", {
      text: { ...openTextField("Text", 300), long: true, hint: "Short: one or two sentences." },
      link: { ...linkField("Link"), hint: "A page of the site, such as /courses, or an address that starts with https://." },
      link_name: { ...openTextField("Text of the link", 60), hint: "For example: See the courses" },
      from: day("First day", "Empty: at once."),
      to: day("Last day", "Empty: until you take it away."),
      pages,
    }),
  ],
  ({ link, link_name, from, to }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (from !== "" && to !== "" && to < from) wrong("to", "It ends before it begins.");
    if (link !== "" && link_name === "") wrong("link_name", "What does the link say?");
    if (link_name !== "" && link === "") wrong("link", "Where does it lead?");
  },
);

export type NoticeTexts = ValuesOf<typeof noticeTexts.list>;
