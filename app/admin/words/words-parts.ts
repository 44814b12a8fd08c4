import type { WordsPart } from "#contract/words/words-fields.ts";

type Column = { name: string; label: string; kind: "line" | "text" | "picture" };

/** One field of a form. `most`: how many rows there may be; `entry`: one of them, as people call it. */
export type Input = { name: string; label: string; hint?: string; required?: boolean } & (
  | { kind: "line" | "text" | "date" | "html" | "pages" }
  | { kind: "rows"; entry: string; most: number; columns: readonly Column[] }
);

type Group = { title: string; shown: string; inputs: readonly Input[] };

/** A part of the site's words as its form shows it. `page`: where to look at it. */
export type Part = { title: string; page: string; groups: readonly Group[] };

const line = (name: string, label: string, hint?: string): Input => ({ name, label, kind: "line", required: true, ...(hint && { hint }) });
const text = (name: string, label: string, hint?: string): Input => ({ name, label, kind: "text", required: true, ...(hint && { hint }) });
const paragraphs = "An empty line begins a new paragraph.";
const searched = "One or two sentences, about 150 characters.";

const entries = (name: string, label: string, entry: string, most: number): Input => ({
  name,
  label,
  kind: "rows",
  entry,
  most,
  columns: [
    { name: "name", label: "Name", kind: "line" },
    { name: "text", label: "Text", kind: "text" },
  ],
});

const links = (name: string, label: string, entry: string, most: number): Input => ({
  name,
  label,
  kind: "rows",
  entry,
  most,
  columns: [
    { name: "name", label: "Name", kind: "line" },
    { name: "to", label: "Leads to", kind: "line" },
  ],
});

const policy = (title: string, page: string): Part => ({
  title,
  page,
  groups: [
    {
      title,
      shown: `the page ${page}. Write {contact} on a line of its own where your phone, e-mail and address should stand, and {keep} where it says how long you keep an enquiry (Settings).`,
      inputs: [
        line("effective", "Effective from", "As it is shown: “Effective August 2025”."),
        { name: "text", label: "Text", kind: "html" },
      ],
    },
  ],
});

export const parts: Record<WordsPart, Part> = {
  notice: {
    title: "Notice",
    page: "/",
    groups: [
      {
        title: "Notice",
        shown: "a band at the top of the pages you choose. Without a text there is no notice.",
        inputs: [
          { name: "text", label: "Text", kind: "text", hint: "Short: one or two sentences." },
          {
            name: "link",
            label: "Link",
            kind: "line",
            hint: "A page of the site, such as /courses, or an address that starts with https://.",
          },
          { name: "link_name", label: "Text of the link", hint: "For example: See the courses", kind: "line" },
          { name: "from", label: "First day", kind: "date", hint: "Empty: at once." },
          { name: "to", label: "Last day", kind: "date", hint: "Empty: until you take it away." },
          { name: "pages", label: "Only on these pages", kind: "pages", hint: "None chosen: on every page." },
        ],
      },
    ],
  },
  home: {
    title: "Home page",
    page: "/",
    groups: [
      {
        title: "First view",
        shown: "top of the home page, and its name in search results.",
        inputs: [
          text("title", "Large words", "Each line here is a line on the page."),
          text("lead", "Sentence below them"),
          {
            name: "scenes",
            label: "Pictures",
            kind: "rows",
            entry: "picture",
            most: 5,
            hint: "They follow one another behind the words. Wide photos, about 1920×1080 pixels, with what matters on the right.",
            columns: [
              { name: "image", label: "Photo", kind: "picture" },
              { name: "alt", label: "What it shows", kind: "line" },
            ],
          },
          text("description", "Description for search engines", searched),
        ],
      },
      {
        title: "About the academy",
        shown: "home page, below the first view.",
        inputs: [
          line("teaser_title", "Heading"),
          text("teaser", "Text", paragraphs),
          {
            name: "figures",
            label: "Figures",
            kind: "rows",
            entry: "figure",
            most: 4,
            hint: "“As of” says when a number was true, for example 2026. Visitors see it in brackets: success rate (2026).",
            columns: [
              { name: "value", label: "Number", kind: "line" },
              { name: "label", label: "What it counts", kind: "line" },
              { name: "as_of", label: "As of", kind: "line" },
            ],
          },
        ],
      },
      { title: "Why Choose Us", shown: "home page.", inputs: [entries("reasons", "Reasons", "reason", 6)] },
      {
        title: "Certificate",
        shown: "home page, below the featured courses.",
        inputs: [line("certificate_title", "Heading"), text("certificate", "Text"), entries("skills", "Skills", "skill", 6)],
      },
    ],
  },
  about: {
    title: "About page",
    page: "/about",
    groups: [
      {
        title: "Top of the page",
        shown: "top of the About page, and its name in search results.",
        inputs: [
          line("title", "Heading"),
          text("lead", "Sentence below it"),
          text("description", "Description for search engines", searched),
        ],
      },
      {
        title: "Story, mission and values",
        shown: "About page.",
        inputs: [
          line("story_title", "Heading of the story"),
          text("story", "Story", paragraphs),
          line("mission_title", "Heading of the mission"),
          text("mission", "Mission", `${paragraphs} The first stands in large letters.`),
          line("values_title", "Heading of the values"),
          entries("values", "Values", "value", 8),
        ],
      },
    ],
  },
  contact: {
    title: "Contact page",
    page: "/contact",
    groups: [
      {
        title: "Top of the page",
        shown: "top of the Contact page.",
        inputs: [line("title", "Heading"), text("lead", "Sentence below it")],
      },
      {
        title: "For the undecided",
        shown: "bottom of the Contact page.",
        inputs: [line("undecided_title", "Heading"), text("undecided", "Text")],
      },
    ],
  },
  layout: {
    title: "Menu and footer",
    page: "/",
    groups: [
      { title: "Menu", shown: "top of every page.", inputs: [links("menu", "Links", "menu link", 8)] },
      {
        title: "Footer",
        shown: "bottom of every page.",
        inputs: [links("quick_links", "Quick links", "quick link", 12), links("popular", "Popular courses", "popular course", 8)],
      },
      {
        title: "Page not found",
        shown: "wherever somebody follows an address that does not exist.",
        inputs: [line("missing_title", "Heading"), text("missing", "Text")],
      },
    ],
  },
  privacy: policy("Privacy Policy", "/privacy-policy"),
  terms: policy("Terms and Conditions", "/terms-conditions"),
};
