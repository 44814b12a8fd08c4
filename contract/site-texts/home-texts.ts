import type { ValuesOf } from "../fields/field.ts";
import { openTextField, pictureField, rowsField, textField } from "../fields/field.ts";
import { sectionsField } from "./sections.ts";
import { claim, described, entries, group, laterLine, line, lines, paragraphs, textsKind, withoutExams } from "./texts-kind.ts";

/** The drawings that come with the program (pictures/hero/), without their sizes. */
const drawings = ["/pictures/hero/sigiriya", "/pictures/hero/tea-train", "/pictures/hero/galle"];

const photo = pictureField("Photo", "screen");
const scene = {
  image: { ...photo, input: photo.input.refine((address) => address !== "", "Choose a picture."), drawings, shownIn: "alt" },
  alt: textField("What it shows", 200),
};
const figure = { value: textField("Number", 20), label: textField("What it counts", 60), as_of: openTextField("As of", 40) };

const otherReasons = [
  { name: "Mini Groups", text: "8 to 15 in a class, most often 10 or 12. You speak every time, and nobody hides at the back." },
  {
    name: "Flexible Schedules",
    text: "Weekday and weekend groups. If your hours change, ask about another group.",
  },
];
const firstSkills = [
  { name: "Speaking", text: "Answer, ask and tell a story aloud, from the first lesson on." },
  { name: "Listening", text: "Follow real voices at real speed: announcements, calls and conversations." },
  { name: "Reading", text: "Find what you need in signs, messages, forms and articles, in whatever script they come." },
];

export const homeTexts = textsKind({ part: "home", title: "Home page", page: "/" }, [
  group("First view", "top of the home page, and its name in search results.", {
    title: lines("Large words", 120, "Learn Fast.\nSucceed Globally.", "Each line here is a line on the page."),
    lead: claim(
      withoutExams(
        lines(
          "Sentence below them",
          400,
          "Ten languages and the exams that go with them, in small groups where everyone speaks from the first day.",
        ),
        "Ten languages, in small groups where everyone speaks from the first day.",
      ),
    ),
    next_class: line("Before the next class", 60, "Next class:", "Its language and first day follow, while one has a seat."),
    scenes: {
      ...rowsField("Pictures", scene, { entry: "picture", most: 5, least: 1 }),
      hint: "They follow one another behind the words. Wide photos, about 1920×1080 pixels, with what matters on the right.",
      before: [
        { image: "/pictures/hero/sigiriya", alt: "Sigiriya rock at dawn above forest and a lake" },
        { image: "/pictures/hero/tea-train", alt: "A red train on an arched bridge between tea fields in the hills" },
        { image: "/pictures/hero/galle", alt: "The lighthouse of Galle on the fort wall, and a sailing boat at sunset" },
      ],
    },
    scenes_name: laterLine("What the pictures are", 80, "Scenes", "For those who do not see them."),
    description: claim(
      withoutExams(
        described(
          "Language courses and exam preparation in Sri Lanka: German, French, Dutch, Korean, Japanese and more, in small groups where everyone speaks.",
        ),
        "Language courses in Sri Lanka: German, French, Dutch, Korean, Japanese and more, in small groups where everyone speaks.",
      ),
    ),
  }),
  group("Languages", "home page, below the first view: the poster of each language that has a course.", {
    languages_title: line("Heading", 120, "Which hello is yours?"),
  }),
  group("Classes and featured courses", "home page.", {
    soon_title: laterLine("Heading of the classes that begin soon", 120, "Starting Soon"),
    featured_title: laterLine("Heading of the featured courses", 120, "Featured Courses"),
    featured_none: laterLine("Where no course is featured", 200, "No featured courses available at the moment."),
  }),
  group("About the academy", "home page, below the first view.", {
    teaser_title: line("Heading", 120, "Everyone speaks, in every lesson"),
    teaser: lines(
      "Text",
      4000,
      "A language is learned by using it with people. That is why our groups are small, everyone speaks in every lesson, and each level ends with something you can do: order, ask, explain, apply, pass.\n\nTell us where you want to go and by when. We will tell you which level you need and how long it takes.",
      paragraphs,
    ),
    figures: claim({
      ...rowsField("Figures", figure, { entry: "figure", most: 4 }),
      hint: "“As of” says when a number was true, for example 2026. Visitors see it in brackets: success rate (2026).",
      before: [
        { value: "10+", label: "languages offered", as_of: "" },
        { value: "2 months", label: "or less for 40 hours of lessons", as_of: "" },
        { value: "12+", label: "years experience", as_of: "" },
        { value: "95%", label: "success rate", as_of: "" },
      ],
    }),
  }),
  group("Why Choose Us", "home page.", {
    reasons_title: laterLine("Heading", 120, "Why Choose Us"),
    reasons: claim(
      withoutExams(
        entries("Reasons", "reason", 6, [
          {
            name: "Academic Experts",
            text: "Your teacher knows the language, the exam and the mistakes that Sinhala and Tamil speakers make first.",
          },
          {
            name: "Personalized Learning",
            text: "We place you by talking with you, not by guessing. Your teacher corrects your work and practises what your plan needs: an interview, an exam, a job.",
          },
          ...otherReasons,
        ]),
        [
          {
            name: "Academic Experts",
            text: "Your teacher knows the language and the mistakes that Sinhala and Tamil speakers make first.",
          },
          {
            name: "Personalized Learning",
            text: "We place you by talking with you, not by guessing. Your teacher corrects your work and practises what your plan needs: an interview, a journey, a job.",
          },
          ...otherReasons,
        ],
      ),
    ),
  }),
  group("Certificate", "home page, below the featured courses.", {
    certificate_title: line("Heading", 120, "A certificate for all four skills"),
    certificate: withoutExams(
      lines(
        "Text",
        1000,
        "A language certificate looks at four skills. We teach all four in every level, including the ones that your exam leaves out, because life abroad does not.",
      ),
      "A language certificate looks at four skills. We teach all four in every level, because life abroad asks for all four.",
    ),
    skills: withoutExams(
      entries("Skills", "skill", 6, [
        ...firstSkills,
        { name: "Writing", text: "Write messages, letters and exam answers, and get each one back corrected." },
      ]),
      [...firstSkills, { name: "Writing", text: "Write messages and letters, and get each one back corrected." }],
    ),
  }),
  group("Sections", "home page, below the first view, in this order.", {
    sections: sectionsField({
      languages: "Languages",
      classes: "Starting Soon",
      teaser: "About the academy",
      reasons: "Why Choose Us",
      featured: "Featured Courses",
      certificate: "Certificate",
      testimonials: "Student Success Stories",
      questions: "Frequently Asked Questions",
    }),
  }),
]);
export type HomeTexts = ValuesOf<typeof homeTexts.list>;
