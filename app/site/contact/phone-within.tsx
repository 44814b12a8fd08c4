import { Fragment } from "react";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { PhoneLink } from "./phone-link.tsx";

type PhoneWithinProps = { text: string; facts: Pick<AcademyFacts, "phones">; className: string };

/** A text in which the academy's number is a link that dials it. */
export function PhoneWithin({ text, facts, className }: PhoneWithinProps) {
  const [[number]] = facts.phones;
  return text.split(number).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <PhoneLink facts={facts} className={className} />}
      {part}
    </Fragment>
  ));
}
