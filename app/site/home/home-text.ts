import { type AcademyFacts, hoursPhrase } from "#contract/academy-facts.ts";

export const aboutTeaser: readonly string[] = [
  "A language is learned by using it with people. That is why our groups are small, everyone speaks in every class, and each level ends with something you can do: order, ask, explain, apply, pass.",
  "Tell us where you want to go and by when. We will tell you which level you need and how long it takes.",
];

export const statTiles: readonly { value: string; label: string }[] = [
  { value: "10+", label: "languages offered" },
  { value: "2 months", label: "or less for a 40-hour level" },
  { value: "12+", label: "years experience" },
  { value: "95%", label: "success rate" },
];

export const whyChooseUs = (facts: AcademyFacts): readonly { name: string; text: string }[] => [
  {
    name: "Academic Experts",
    text: "Your teacher knows the language, the exam and the mistakes that Sinhala and Tamil speakers make first.",
  },
  {
    name: "Personalized Learning",
    text: "We place you by talking with you, not by guessing. Your teacher corrects your work and practises what your plan needs: an interview, an exam, a job.",
  },
  {
    name: "Mini Groups",
    text: "8 to 15 students in a class. You speak every time, and nobody hides at the back.",
  },
  {
    name: "Flexible Schedules",
    text: `Weekday and weekend groups, ${hoursPhrase(facts, (_, between) => `${between}, every day of the week`)}. If your hours change, ask about another group.`,
  },
];

export const certificateIntro =
  "A language certificate looks at four skills. We teach all four in every level, including the ones that your exam leaves out, because life abroad does not.";

export const certificateSkills: readonly { name: string; text: string }[] = [
  { name: "Speaking", text: "Answer, ask and tell a story aloud, from the first class on." },
  { name: "Listening", text: "Follow real voices at real speed: announcements, calls and conversations." },
  { name: "Reading", text: "Find what you need in signs, messages, forms and articles, in whatever script they come." },
  { name: "Writing", text: "Write messages, letters and exam answers, and get each one back corrected." },
];
