import { isShortPhone, shortPhoneQuestion } from "#contract/phone-digits.ts";
import type { Message } from "./message.ts";

export type FieldErrors = Partial<Record<keyof Message, string>>;

export const fieldNames = {
  name: "Your Name",
  email: "Your Email",
  phone: "Phone Number",
  interestedCourses: "Interested Courses",
  interestedExams: "Interested Exams",
  details: "Details",
} as const satisfies Record<keyof Message, string>;

/**
 * Checks a message before it is sent (specification, section 5), as the server will by schema; this copy keeps zod out of the bundle.
 * `askedPhone`: the short number that was asked about already, which is right then.
 */
export function wrongFields(message: Message, askedPhone = ""): FieldErrors {
  const errors: FieldErrors = {};
  if (message.name.trim() === "") errors.name = "This field is required.";
  if (message.email.trim() === "") errors.email = "This field is required.";
  else if (message.email.length > 500 || !emailShape.test(message.email.trim())) errors.email = "Please enter a valid email address.";
  if (message.phone !== askedPhone && isShortPhone(message.phone)) errors.phone = `${shortPhoneQuestion} Then press Send Message again.`;
  return errors;
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
