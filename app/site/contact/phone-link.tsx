import type { AcademyFacts } from "#contract/academy-facts.ts";

/** The academy's number, to be pressed on a phone. */
export function PhoneLink({ facts, className }: { facts: Pick<AcademyFacts, "phone" | "phoneLink">; className?: string }) {
  return (
    <a href={facts.phoneLink} className={className}>
      {facts.phone}
    </a>
  );
}
