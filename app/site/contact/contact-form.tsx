import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AskedClass } from "#academy/public/public-academy.ts";
import type { HumanQuestion } from "#app/context.ts";
import { type BotCheckHandle, BotCheckWidget } from "#app/ui/bot-check/bot-check-widget.tsx";
import { buttonLook } from "#app/ui/button-link.tsx";
import { formId } from "#contract/site/page-address.ts";
import { AboutClass } from "./about-class.tsx";
import { ContactFields, type Interest } from "./contact-fields.tsx";
import { eraseDraft, keepDraft, restoreDraft, tick } from "./draft.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FieldProblem } from "./field-problem.tsx";
import { HumanCheck } from "./human-check.tsx";
import { type Message, messageFrom, textOf } from "./message.ts";
import { type Asked, type FieldErrors, pleaseVerify, wrongFields, wrongInOrder } from "./message-check.ts";
import { chosenIn } from "./prefill.ts";
import { focusQuietly, scrollSmoothly } from "./scrolling.ts";
import { sendMessage } from "./send-message.ts";
import { signalsOf, Trap } from "./spam-signals.tsx";

/** What the form shows when it first appears; a post without scripts comes back with all of it filled. */
export type FormStart = {
  message: Message;
  fields: FieldErrors;
  error?: string;
  verification?: string;
  question?: HumanQuestion;
  /** The form after one was sent: it begins empty. */
  again?: boolean;
};

type ContactFormProps = {
  about: AskedClass | undefined;
  courses: readonly Interest[];
  exams: readonly Interest[];
  botCheck: { provider: string; siteKey: string };
  start: FormStart;
  /** `isFull`: the class that it is about has no seat left. */
  onSent: (isFull: boolean, email: string) => void;
};

/** 'Drop Us a Message'. React does not control the fields: what is typed before scripts start is kept. Without scripts it posts itself. */
export function ContactForm({ about, courses, exams, botCheck, start, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const check = useRef<BotCheckHandle>(null);
  const checkPlace = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [fields, setFields] = useState(start.fields);
  const [error, setError] = useState(start.error);
  const [asked, setAsked] = useState<Asked>(start.message);
  const [verification, setVerification] = useState(start.verification);
  // Where the check cannot be shown, the form posts itself and the server asks a small question instead.
  const [posts, setPosts] = useState(start.question !== undefined);

  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element || start.again) return;
    restoreDraft(element);
    const chosen = chosenIn(location.search, document.referrer);
    tick(element, "interestedCourses", titlesOf(courses, chosen.course));
    tick(element, "interestedExams", titlesOf(exams, chosen.exam));
    if (about) tick(element, about.kind === "course" ? "interestedCourses" : "interestedExams", [about.subject]);
  }, [courses, exams, start, about]);

  function receiveToken(passed: string | null) {
    setToken(passed);
    if (passed === null) return;
    setVerification(undefined);
    setError(undefined);
  }

  function showFirstError(wrong: FieldErrors) {
    const [first] = wrongInOrder(wrong);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) focusQuietly(field);
    scrollSmoothly(document.getElementById(formId));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    const typed = new FormData(event.currentTarget);
    const message = messageFrom(typed);
    const wrong = wrongFields(message, { phone: textOf(typed, "asked_phone"), email: textOf(typed, "asked_email") });
    setFields(wrong);
    setAsked(message);
    setError(undefined);
    setVerification(undefined);
    if (wrongInOrder(wrong).length > 0) {
      event.preventDefault();
      return showFirstError(wrong);
    }
    if (posts) return;
    event.preventDefault();
    if (botCheck.provider !== "off" && !token) {
      setVerification(pleaseVerify);
      return scrollSmoothly(checkPlace.current, "center");
    }

    setSending(true);
    const outcome = await sendMessage({ ...message, ...(about && { class_id: about.id }) }, token, signalsOf(typed, opened.current));
    setSending(false);
    if (!("error" in outcome)) {
      eraseDraft();
      return onSent(outcome.isFull, message.email);
    }
    setError(outcome.error);
    setFields(outcome.fields);
    if (outcome.unverified) setVerification(pleaseVerify);
    check.current?.reset();
    if (wrongInOrder(outcome.fields).length > 0) showFirstError(outcome.fields);
  }

  return (
    <form
      ref={form}
      method="post"
      action={`/contact#${formId}`}
      noValidate
      aria-labelledby={formId}
      onSubmit={submit}
      onInput={(event) => keepDraft(event.currentTarget)}
      className="mt-6 grid gap-6"
    >
      {about && <AboutClass about={about} />}
      <ErrorSummary errors={fields} />
      <ContactFields courses={courses} exams={exams} message={start.message} errors={fields} folded={about !== undefined} />
      <input type="hidden" name="asked_phone" value={asked.phone} />
      <input type="hidden" name="asked_email" value={asked.email} />
      <Trap />
      <div ref={checkPlace} className="grid gap-2">
        {start.question ? (
          <HumanCheck question={start.question} error={verification} />
        ) : (
          <>
            <BotCheckWidget
              {...botCheck}
              ref={check}
              onToken={receiveToken}
              onUnavailable={() => setPosts(true)}
              unavailableText="Please press Send Message: you will be asked a small question instead."
            />
            <div role="alert" className="empty:hidden">
              {verification ? <FieldProblem>{verification}</FieldProblem> : null}
            </div>
          </>
        )}
      </div>
      {error ? (
        <p role="alert" className="rounded-lg border-l-4 border-brick bg-brick-pale px-4 py-3 font-semibold text-ink">
          {error}
        </p>
      ) : null}
      <button type="submit" disabled={sending} className={`${buttonLook("primary")} justify-self-start disabled:opacity-70`}>
        {sending ? "Sending..." : "Send Message"}
      </button>
    </form>
  );
}

function titlesOf(interests: readonly Interest[], chosen: string | undefined): string[] {
  if (!chosen) return [];
  // An address that was taken from another is encoded already.
  const endings = [`/${chosen}`, `/${encodeURIComponent(chosen)}`];
  return interests
    .filter(({ title, address }) => title === chosen || endings.some((ending) => address.endsWith(ending)))
    .map(({ title }) => title);
}
