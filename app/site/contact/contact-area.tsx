import { useState } from "react";
import type { AskedClass, ClassLine } from "#academy/public/public-academy.ts";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { formId } from "#contract/site/page-address.ts";
import { type FormTexts, firstFormTexts } from "#contract/site-texts/first-form-texts.ts";
import { ForeignContext } from "../components/foreign-context.ts";
import type { Foreign } from "../components/foreign-runs.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { ClassGone } from "./about-class.tsx";
import type { Interest } from "./contact-fields.tsx";
import { ContactForm, type FormStart } from "./contact-form.tsx";
import { FormSaysContext } from "./form-says-context.ts";
import { emptyMessage } from "./message.ts";
import { MessageSent } from "./message-sent.tsx";
import { clockNow, type Sent, SentLine } from "./sent-line.tsx";

/** All that the form is made from: the page carries it along for the browser (contact-island.tsx). */
export type ContactAreaProps = {
  /** What staff changed of what it says. */
  says?: Partial<FormTexts> | undefined;
  phones: AcademyFacts["phones"];
  about: AskedClass | undefined;
  /** In place of a class that cannot be joined any more. */
  others: readonly ClassLine[] | undefined;
  courses: readonly Interest[];
  exams: readonly Interest[];
  botCheck: { provider: string; siteKey: string };
  start: FormStart;
  sent: boolean;
  /** As ForeignContext of the page has it, which the browser does not have. */
  foreign: Foreign;
};

/** The contact form under its heading, and what is said in its place once it is sent. */
export function ContactArea({ says, phones, about, others, courses, exams, botCheck, foreign, ...first }: ContactAreaProps) {
  const said = { ...firstFormTexts, ...says };
  const [sent, setSent] = useState(first.sent);
  const [sentLine, setSentLine] = useState<Sent>();
  const [start, setStart] = useState(first.start);
  const [isFilled, setIsFilled] = useState(false);
  const named = start.again ? undefined : about;
  return (
    <FormSaysContext value={said}>
      <ForeignContext value={foreign}>
        {/* An address with a class opens here, also where nothing leads to the heading and no script runs. */}
        <h2
          id={formId}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: who asks for this class came for the form.
          autoFocus={about !== undefined}
          className="scroll-mt-28 scroll-mb-[70svh] text-heading outline-none"
        >
          {said.form_title}
          {named && (
            <>
              {" about "}
              <ForeignWords text={named.title} />
            </>
          )}
        </h2>
        {others && <ClassGone others={others} />}
        {sentLine && !sent && <SentLine {...sentLine} />}
        {sent ? (
          <MessageSent
            about={named}
            isFilled={isFilled}
            phones={phones}
            onOver={() => {
              setStart({ message: emptyMessage, fields: {}, again: true });
              setSent(false);
            }}
          />
        ) : (
          <ContactForm
            about={named}
            courses={courses}
            exams={exams}
            botCheck={botCheck}
            start={start}
            onSent={(isFull, email) => {
              setIsFilled(isFull);
              setSentLine({ at: clockNow(), email, about: named });
              setSent(true);
            }}
          />
        )}
        {sentLine && sent && <SentLine {...sentLine} />}
      </ForeignContext>
    </FormSaysContext>
  );
}
