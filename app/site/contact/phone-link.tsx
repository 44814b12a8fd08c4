import { type AcademyFacts, type Phone, phoneLink } from "#contract/shown-facts.ts";

type PhoneLinkProps = { facts?: Pick<AcademyFacts, "phones">; phone?: Phone | undefined; className?: string };

/** A number to call: the given one, else the academy's first. */
export function PhoneLink({ facts, phone = facts?.phones[0], className = "" }: PhoneLinkProps) {
  return (
    <a href={phone && phoneLink(phone)} className={`${className} inline-block`}>
      {phone?.[0]}
    </a>
  );
}
