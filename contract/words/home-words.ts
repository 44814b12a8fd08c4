import type { WordsOf } from "./words-fields.ts";

export type HomeWords = WordsOf<"home">;

/** What the home page says until staff say something else. */
export const firstHomeWords: HomeWords = {
  title: "Learn Fast.\nSucceed Globally.",
  lead: "Ten languages and the exams that go with them, in small groups where everyone speaks from the first day.",
  description:
    "Language courses and exam preparation in Sri Lanka: German, French, Dutch, Korean, Japanese and more, in small groups where everyone speaks.",
  scenes: [
    { image: "/pictures/hero/sigiriya", alt: "Sigiriya rock at dawn above forest and a lake" },
    { image: "/pictures/hero/tea-train", alt: "A red train on an arched bridge between tea fields in the hills" },
    { image: "/pictures/hero/galle", alt: "The lighthouse of Galle on the fort wall, and a sailing boat at sunset" },
  ],
  teaser_title: "Everyone speaks, in every class",
  teaser:
    "A language is learned by using it with people. That is why our groups are small, everyone speaks in every class, and each level ends with something you can do: order, ask, explain, apply, pass.\n\nTell us where you want to go and by when. We will tell you which level you need and how long it takes.",
  figures: [
    { value: "10+", label: "languages offered", as_of: "" },
    { value: "2 months", label: "or less for a 40-hour level", as_of: "" },
    { value: "12+", label: "years experience", as_of: "" },
    { value: "95%", label: "success rate", as_of: "" },
  ],
  reasons: [
    {
      name: "Academic Experts",
      text: "Your teacher knows the language, the exam and the mistakes that Sinhala and Tamil speakers make first.",
    },
    {
      name: "Personalized Learning",
      text: "We place you by talking with you, not by guessing. Your teacher corrects your work and practises what your plan needs: an interview, an exam, a job.",
    },
    { name: "Mini Groups", text: "8 to 15 students in a class. You speak every time, and nobody hides at the back." },
    {
      name: "Flexible Schedules",
      text: "Weekday and weekend groups, {hours}. If your hours change, ask about another group.",
    },
  ],
  certificate_title: "A certificate for all four skills",
  certificate:
    "A language certificate looks at four skills. We teach all four in every level, including the ones that your exam leaves out, because life abroad does not.",
  skills: [
    { name: "Speaking", text: "Answer, ask and tell a story aloud, from the first class on." },
    { name: "Listening", text: "Follow real voices at real speed: announcements, calls and conversations." },
    { name: "Reading", text: "Find what you need in signs, messages, forms and articles, in whatever script they come." },
    { name: "Writing", text: "Write messages, letters and exam answers, and get each one back corrected." },
  ],
};
