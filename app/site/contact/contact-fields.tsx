import { InterestGroup } from "./interest-group.tsx";
import { longest, type Message } from "./message.ts";
import { type FieldErrors, fieldNames } from "./message-check.ts";
import { TextField } from "./text-field.tsx";

/** A course or exam one can ask about. `address`: of its page. */
export type Interest = { title: string; address: string };

type ContactFieldsProps = {
  courses: readonly Interest[];
  exams: readonly Interest[];
  message: Message;
  errors: FieldErrors;
};

export function ContactFields({ courses, exams, message, errors }: ContactFieldsProps) {
  const text = (name: "name" | "email" | "phone" | "details") => ({
    name,
    label: fieldNames[name],
    value: message[name],
    error: errors[name],
    maxLength: longest[name],
  });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...text("name")} required autoComplete="name" />
        <TextField {...text("email")} required type="email" autoComplete="email" />
      </div>
      <TextField {...text("phone")} type="tel" autoComplete="tel" hint="If you would like us to call you." />
      <InterestGroup
        name="interestedCourses"
        legend={fieldNames.interestedCourses}
        titles={courses.map(({ title }) => title)}
        chosen={message.interestedCourses}
        error={errors.interestedCourses}
        columns="grid-cols-2"
      />
      <InterestGroup
        name="interestedExams"
        legend={fieldNames.interestedExams}
        titles={exams.map(({ title }) => title)}
        chosen={message.interestedExams}
        error={errors.interestedExams}
        columns="sm:grid-cols-2"
      />
      <TextField {...text("details")} rows={5} hint="Your plan, your level so far, the hours that suit you: whatever helps us answer." />
    </>
  );
}
