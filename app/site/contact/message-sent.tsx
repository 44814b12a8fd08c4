import { use, useEffect, useRef } from "react";
import type { AskedClass } from "#academy/public/public-academy.ts";
import { contactSuccessShown } from "#contract/limits.ts";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { formId } from "#contract/site/page-address.ts";
import { AskedForClass } from "./about-class.tsx";
import { readSent } from "./class-address.ts";
import { eraseDraft } from "./draft.ts";
import { FormSaysContext } from "./form-says-context.ts";
import { PhoneWithin } from "./phone-within.tsx";
import { focusQuietly, scrollSmoothly } from "./scrolling.ts";

type MessageSentProps = {
  about: AskedClass | undefined;
  isFilled: boolean;
  phones: AcademyFacts["phones"];
  onOver: () => void;
};

/** The success panel; after six seconds the form comes back (specification, section 4). */
export function MessageSent({ about, isFilled, phones, onOver }: MessageSentProps) {
  const { sent_title, sent } = use(FormSaysContext);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const over = useRef(onOver);

  useEffect(() => {
    over.current = onOver;
  });

  useEffect(() => {
    // A message that was posted without scripts leaves its draft to be erased here.
    eraseDraft();
    // Opened again later, the address of that would thank for nothing.
    if (readSent(new URLSearchParams(location.search))) history.replaceState(history.state, "", location.pathname + location.hash);
    focusQuietly(heading.current);
    scrollSmoothly(heading.current, "center");
    const timer = setTimeout(() => {
      // The focus must not fall to the top of the page when the panel that has it goes.
      if (panel.current?.contains(document.activeElement)) focusQuietly(document.getElementById(formId));
      over.current();
    }, contactSuccessShown);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={panel} role="status" className="grid justify-items-start gap-3 mt-6 rounded-lg border border-line bg-success-pale p-8">
      <svg
        viewBox="0 0 48 48"
        width="3rem"
        className="fill-none stroke-success"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx="24" cy="24" r="21" />
        <path d="m14.5 25 6.5 6.5L34 18" />
      </svg>
      <h3 ref={heading} tabIndex={-1} className="text-subheading outline-none">
        {sent_title}
      </h3>
      {about && <AskedForClass about={about} isFilled={isFilled} />}
      <p>
        <PhoneWithin text={sent.replaceAll("{phone}", phones[0][0])} facts={{ phones }} className="underline" />
      </p>
      <a href="/contact" className="underline">
        Write another message
      </a>
    </div>
  );
}
