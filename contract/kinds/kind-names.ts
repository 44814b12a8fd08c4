/** Names of a kind that do not follow from the name it is given. */
type Given = {
  /** What staff call it, where that is another word. */
  staffName?: string;
  /** As operations are named: createCourse. */
  operation?: string;
  /** As in 'Course not found'. */
  label?: string;
  /** Of its screen. */
  title?: string;
};

/** Every name of a kind. `name`: one item, in sentences of the API; its operations and its form in autosaves are named after it, too. */
export function namesOf(name: string, { staffName = name, operation = joined(name), label, title }: Given = {}) {
  const plural = pluralOf(staffName);
  const section = capital(plural).replace("QnA", "Q&A");
  const one = staffName.split(" ").at(-1) ?? staffName;
  return {
    operation,
    /** In sentences of the API: "a course", "courses". */
    one: `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`,
    many: pluralOf(name),
    label: label ?? capital(one),
    /** As the activity names it. */
    word: staffName,
    /** In the menu. */
    section,
    screen: { title: title ?? section, one, many: pluralOf(one) },
  };
}

function pluralOf(name: string): string {
  if (name.endsWith("QnA")) return name;
  if (name.endsWith("y")) return `${name.slice(0, -1)}ies`;
  return /(?:s|ch)$/.test(name) ? `${name}es` : `${name}s`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "course question": CourseQuestion. */
function joined(name: string): string {
  return name.split(" ").map(capital).join("");
}
