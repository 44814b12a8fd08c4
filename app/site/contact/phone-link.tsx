import type { AcademyFacts } from "#contract/academy-facts.ts";

export function PhoneLink({ facts, className }: { facts: Pick<AcademyFacts, "phone" | "phoneLink">; className?: string }) {
  return (
    <a href={facts.phoneLink} className={className}>
      {facts.phone}
    </a>
  );
}
