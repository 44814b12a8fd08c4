import type { AcademyFacts } from "#contract/shown-facts.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";

/** The id of the ways to pay, to which the ticket of a class leads. */
export const payingId = "paying";

/** Whether anything is known of how to pay. */
export function hasPaying({ paying, refunds }: AcademyFacts): boolean {
  return paying !== undefined || refunds !== undefined;
}

/** The ways to pay, and what becomes of the money of somebody who cannot come. */
export function Paying({ facts: { paying = [], refunds }, texts }: { facts: AcademyFacts; texts: TextsOf<"trust"> }) {
  return (
    <dl id={payingId} className="paying">
      {[...paying, ...(refunds ? [{ name: texts.refunds, text: refunds }] : [])].map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          {text && <dd className="whitespace-pre-line text-quiet">{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
