import type { WordsOf } from "./words-fields.ts";

export type AboutWords = WordsOf<"about">;

/** What the about page says until staff say something else. */
export const firstAboutWords: AboutWords = {
  title: "About Us",
  lead: "A language academy in Sri Lanka, for people who have somewhere to be.",
  description:
    "Twelve years of small-group language teaching in Sri Lanka: our story, our mission, and the four values that decide how we teach.",
  story_title: "Our Story",
  story: [
    "We have taught languages in Sri Lanka for more than twelve years. People come to us with a date in mind: a university term in Germany, a visa interview, a first season at a hotel in the south, a wedding in Rotterdam. They need to be understood by then.",
    "So we teach ten languages in small groups, one level at a time. A level is short enough to see the end of. You know on the first day what you will be able to say on the last, and your teacher knows your name, your plan and the sound you keep getting wrong.",
    "We also prepare students for the exams that embassies, universities and employers ask for. We tell you which exam your plan needs, when you are ready for it, and when you are not.",
  ].join("\n\n"),
  mission_title: "Our Mission",
  mission: [
    "Our mission is to make people understood, in the language and at the level that their next step asks for.",
    "That means classes in which everyone speaks, teachers who correct with care, and honest advice about how long a level takes.",
  ].join("\n\n"),
  values_title: "Our Core Values",
  values: [
    {
      name: "Excellence",
      text: "We prepare every class and correct every piece of homework. A student who moves up a level is ready for it.",
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
  ],
};
