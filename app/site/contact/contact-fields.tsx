import { use } from "react";
import { FormSaysContext } from "./form-says-context.ts";
import { InterestGroup } from "./interest-group.tsx";
import type { Message } from "./message.ts";
import { type FieldErrors, fieldNames } from "./message-check.ts";
import { TextField } from "./text-field.tsx";

/** A course or exam one can ask about. `address`: of its page. */
export type Interest = { title: string; address: string };

type ContactFieldsProps = {
  courses: readonly Interest[];
  exams: readonly Interest[];
  message: Message;
  errors: FieldErrors;
  /** The message is about one class: what else it may be about is folded. */
  folded: boolean;
};

export function ContactFields({ courses, exams, message, errors, folded }: ContactFieldsProps) {
  const { phone_hint, details_hint } = use(FormSaysContext);
  const text = (name: "name" | "email" | "phone" | "details") => ({
    name,
    label: fieldNames[name],
    value: message[name],
    error: errors[name],
  });
  const group = (name: "interestedCourses" | "interestedExams", some: readonly Interest[], columns: string) =>
    some.length > 0 && (
      <InterestGroup
        {...{ name, columns }}
        key={name}
        legend={fieldNames[name]}
        titles={some.map(({ title }) => title)}
        chosen={message[name]}
        error={errors[name]}
      />
    );
  const interests = [group("interestedCourses", courses, "grid-cols-2"), group("interestedExams", exams, "sm:grid-cols-2")].filter(Boolean);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...text("name")} required autoComplete="name" />
        <TextField {...text("email")} required type="email" autoComplete="email" />
      </div>
      <TextField {...text("phone")} type="tel" autoComplete="tel" hint={phone_hint} />
      {folded && interests.length > 0 ? (
        <details className="rounded-lg border border-line px-4 py-1">
          <summary className="min-h-11 content-center font-semibold">
            {exams.length > 0 ? "I am interested in other courses or exams, too" : "I am interested in other courses, too"}
          </summary>
          <div className="grid gap-6 py-3">{interests}</div>
        </details>
      ) : (
        interests
      )}
      <TextField {...text("details")} rows={5} hint={details_hint} />
    </>
  );
}
