import type { Rung } from "../languages/level-check.ts";
import { claim, described, group, laterLine, laterLines, lead, line, lines, textsKind } from "./texts-kind.ts";

const sentences = (rung: Rung, said: readonly string[]) =>
  lines(`What one can do at ${rung}`, 900, said.join("\n"), "One sentence a line; the first three are asked.");

/** What "Which level am I?" says. The sentences follow the CEFR's ladder in our own words. */
export const levelTexts = textsKind({ part: "level", title: "Which level am I?", page: "/level" }, [
  group("Top of the page", "top of “Which level am I?”, and its name in search results.", {
    title: line("Heading", 120, "Which level am I?"),
    lead: lead("Two minutes, at most twelve sentences. Nothing you answer is kept."),
    description: described(
      "Find your level in a language in two minutes: at most twelve everyday sentences, an honest answer, and the classes that fit.",
    ),
  }),
  group("Questions", "“Which level am I?”, while it asks.", {
    language: laterLine("Which language", 120, "Which language?"),
    asks: laterLine("Before the first sentences", 120, "Can you do this in that language?"),
    asks_more: laterLine("Before the next ones", 120, "And this?"),
    ladder_title: laterLine("Heading of the ladder", 120, "The whole ladder"),
  }),
  group("Answer", "with the level that was found. {language} is the name of the language, {level} what was found.", {
    found: laterLine("Before the level", 120, "Your {language} is about"),
    beside: laterLine("In levels of its own", 200, "In the exams of {language}: about {level}."),
    own_ladder: laterLine("Of a language with levels of its own", 200, "Our levels of {language}: {level}."),
    next: laterLine("Before the level after it", 120, "Next for you: {level}."),
    fitting: laterLine("Heading of the classes", 120, "Classes that fit"),
    none_fits: laterLine("Where there is none", 200, "No {language} class of this level begins soon"),
    repeats: laterLine(
      "Above classes of the level that was found, where none of the next one begins",
      200,
      "To be surer of {level} first:",
    ),
    begin_next: laterLine("Heading of the classes of a language with levels of its own", 120, "{language} classes that begin next"),
    own_levels: laterLine("Above them", 200, "They have levels of their own. Ask us which one fits you."),
    above: laterLine(
      "Where there is none for somebody who knows all that is asked about",
      200,
      "Our {language} classes may end below this. Write to us, and we will look for a way on with you.",
    ),
    message: laterLines("Message that the contact form opens with", 300, "Which level am I? My {language} is about {level}."),
    honest: claim(
      lines(
        "How sure it is",
        400,
        "This is what you say of yourself, so take it as a first guess. Before you join a class, a teacher talks with you for ten minutes and we place you together.",
      ),
    ),
    seat_title: line("Heading of the way on", 120, "Ask us with this answer"),
    seat: lines(
      "Text of the way on",
      400,
      "The contact form opens with your level in it. Change what you like; nothing is sent before you press its button.",
    ),
  }),
  group("A1", "asked, and in the ladder at the bottom.", {
    a1_means: line("What A1 means", 200, "First words: you can say who you are and what you need."),
    a1: sentences("A1", [
      "I can say my name, where I live and what I do, and ask somebody the same.",
      "I understand prices, times and dates when they are said slowly.",
      "I can fill in a form with my name, address and nationality.",
    ]),
  }),
  group("A2", "asked, and in the ladder at the bottom.", {
    a2_means: line("What A2 means", 200, "Everyday errands: shopping, a bus, the doctor, a short chat."),
    a2: sentences("A2", [
      "I can buy a ticket, ask the way and understand the answer.",
      "I can tell a friend in a few sentences what I did last weekend.",
      "I can read a short message about a plan and answer it.",
    ]),
  }),
  group("B1", "asked, and in the ladder at the bottom.", {
    b1_means: line("What B1 means", 200, "You get by alone: at work, on a journey, in a talk about what you know."),
    b1: sentences("B1", [
      "I can explain a problem on the telephone, for example that a parcel has not come, until it is solved.",
      "I can say what I think about a film or a plan, and why.",
      "I follow the news on the radio when I know what it is about.",
    ]),
  }),
  group("B2", "asked, and in the ladder at the bottom.", {
    b2_means: line("What B2 means", 200, "You can study or work in it, and argue a point without hunting for words."),
    b2: sentences("B2", [
      "I can talk with native speakers for an hour without either of us getting tired of it.",
      "I can write a letter of complaint, or an essay with reasons for and against.",
      "I understand most of a film without subtitles.",
    ]),
  }),
  group("C1", "asked, and in the ladder at the bottom.", {
    c1_means: line("What C1 means", 200, "Hardly anything holds you up, also in lectures, contracts and jokes."),
    c1: sentences("C1", [
      "I can give a talk about my field and answer unexpected questions.",
      "I notice what is meant when it is not said, and can say things the same way.",
      "I read long, difficult texts outside my field without a dictionary beside me.",
    ]),
  }),
]);
