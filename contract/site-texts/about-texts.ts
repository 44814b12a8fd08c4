import { later } from "../fields/field.ts";
import { sectionsField } from "./sections.ts";
import { claim, described, entries, group, laterLine, lead, line, lines, paragraphs, textsKind, withoutExams } from "./texts-kind.ts";

const story = [
  "We have taught languages in Sri Lanka for more than twelve years. People come to us with a date in mind: a university term in Germany, a visa interview, a first season at a hotel in the south, a wedding in Rotterdam. They need to be understood by then.",
  "So we teach ten languages in small groups, one level at a time. A level is short enough to see the end of. You know on the first day what you will be able to say on the last, and your teacher knows your name, your plan and the sound you keep getting wrong.",
];

export const aboutTexts = textsKind({ part: "about", title: "About page", page: "/about" }, [
  group("Top of the page", "top of the About page, and its name in search results.", {
    title: line("Heading", 120, "About Us"),
    lead: lead("A language academy in Sri Lanka, for people who have somewhere to be."),
    description: claim(
      described(
        "Twelve years of small-group language teaching in Sri Lanka: our story, our mission, and the four values that decide how we teach.",
      ),
    ),
  }),
  group("Story, mission and values", "About page.", {
    story_title: line("Heading of the story", 120, "Our Story"),
    story: claim(
      withoutExams(
        lines(
          "Story",
          4000,
          [
            ...story,
            "We also prepare students for the exams that embassies, universities and employers ask for. We tell you which exam your plan needs, when you are ready for it, and when you are not.",
          ].join("\n\n"),
          paragraphs,
        ),
        story.join("\n\n"),
      ),
    ),
    mission_title: line("Heading of the mission", 120, "Our Mission"),
    mission: lines(
      "Mission",
      4000,
      [
        "Our mission is to make people understood, in the language and at the level that their next step asks for.",
        "That means classes in which everyone speaks, teachers who correct with care, and honest advice about how long a level takes.",
      ].join("\n\n"),
      `${paragraphs} The first stands in large letters.`,
    ),
    values_title: line("Heading of the values", 120, "Our Core Values"),
    values: entries("Values", "value", 8, [
      {
        name: "Excellence",
        text: "We prepare every lesson and correct every piece of homework. A student who moves up a level is ready for it.",
      },
      {
        name: "Passion",
        text: "Our teachers like the languages they teach, and the songs, food and films that come with them. It shows in the classroom.",
      },
      {
        name: "Empowerment",
        text: "We teach you to manage without us: to ask again, to guess a word, to repair a sentence and to go on talking.",
      },
      { name: "Innovation", text: "We try new ways to practise, keep the ones that help people speak sooner, and drop the rest." },
    ]),
  }),
  group("Teachers", "About page, as soon as there is a teacher.", {
    teachers_title: line("Heading of the teachers", 120, "Our Teachers"),
  }),
  group("End of the page", "bottom of the About page.", {
    closing_title: laterLine("Heading", 120, "Tell us where you want to go"),
    closing: later(lead("We will tell you which level you need, and how long it takes.")),
  }),
  group("Sections", "About page, below its top, in this order.", {
    sections: sectionsField(
      {
        story: "Story",
        mission: "Mission",
        values: "Core values",
        teachers: "Teachers",
        trust: "What can be checked",
        questions: "Frequently Asked Questions",
        connect: "Connect Now",
      },
      ["teachers", "trust"],
    ),
  }),
]);
