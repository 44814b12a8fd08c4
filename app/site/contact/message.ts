/** What a visitor writes on the contact form (specification, section 3). */
export type Message = {
  name: string;
  email: string;
  phone: string;
  interestedCourses: string[];
  interestedExams: string[];
  details: string;
};

export const emptyMessage: Message = { name: "", email: "", phone: "", interestedCourses: [], interestedExams: [], details: "" };

/** The most characters each field takes; the server refuses more. */
export const longest = { name: 200, email: 254, phone: 50, details: 5000 } as const;

/** How much of a field is kept when a message comes back in the page: more than is taken, so that it is found too long, and yet bounded. */
const mostKept = 10_000;
const mostChosen = 51;

export function messageFrom(form: FormData): Message {
  return {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    interestedCourses: textsOf(form, "interestedCourses"),
    interestedExams: textsOf(form, "interestedExams"),
    details: textOf(form, "details"),
  };
}

/** One text of a form; "" when it is not there. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, mostKept) : "";
}

function textsOf(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .filter((value) => typeof value === "string")
    .slice(0, mostChosen)
    .map((value) => value.slice(0, mostKept));
}
