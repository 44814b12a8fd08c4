import { shortPhoneQuestion } from "#contract/fields/phone-digits.ts";
import { meantEmail } from "#contract/mistyped-email.ts";
import { longest, type Message } from "./message.ts";

export type FieldErrors = Partial<Record<keyof Message, string>>;

export const pleaseVerify = "Please complete the verification";

export const fieldNames = {
  name: "Your Name",
  email: "Your Email",
  phone: "Phone Number",
  interestedCourses: "Interested Courses",
  interestedExams: "Interested Exams",
  details: "Details",
} as const satisfies Record<keyof Message, string>;

export type Asked = Pick<Message, "phone" | "email">;

/**
 * Checks a message before it is sent (specification, section 5), as the server will by schema; this copy keeps zod out of the bundle.
 * `asked`: number and address that the visitor was asked about already; sent again as they are, they are right.
 */
export function wrongFields(message: Message, asked: Asked = { phone: "", email: "" }): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ["name", "email", "phone", "details"] as const)
    if (message[field].trim().length > longest[field]) errors[field] = `This must be at most ${longest[field]} characters long.`;
  if (message.name.trim() === "") errors.name = "This field is required.";
  if (message.email.trim() === "") errors.email = "This field is required.";
  else if (!errors.email && !emailShape.test(message.email.trim())) errors.email = "Please enter a valid email address.";
  const meant = message.email === asked.email ? undefined : meantEmail(message.email);
  if (meant !== undefined) errors.email ??= `Do you mean ${meant}? If yours is right, press Send Message again.`;
  const question = message.phone === asked.phone ? undefined : phoneQuestion(message.phone);
  if (question !== undefined) errors.phone ??= `${question} Then press Send Message again.`;
  return errors;
}

function phoneQuestion(phone: string): string | undefined {
  if (phone.trim() !== "" && !/\p{Nd}/u.test(phone)) return "There is no number in this. Is it right?";
  return shortPhoneQuestion(phone);
}

export function fieldErrorsFrom(issues: ReadonlyArray<{ path: string; message: string }>): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = path.split(".")[0] ?? "";
    if (isField(field)) errors[field] ??= message;
  }
  return errors;
}

export function wrongInOrder(errors: FieldErrors): Array<keyof Message> {
  return Object.keys(fieldNames)
    .filter(isField)
    .filter((field) => errors[field] !== undefined);
}

function isField(name: string): name is keyof Message {
  return name in fieldNames;
}

const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u;
