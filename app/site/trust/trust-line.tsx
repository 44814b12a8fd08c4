import type { AcademyFacts } from "#contract/shown-facts.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { hasTrust, trustAnchor } from "./has-trust.ts";

/** For places where visitors decide: a line about the academy, and a link to what they can look up. */
export function TrustLine({ facts, texts }: { facts: AcademyFacts; texts: TextsOf<"trust"> }) {
  if (!hasTrust(facts)) return null;
  const { since, registrations = [] } = facts;
  const said = [since && `${texts.since} ${since}`, ...registrations.slice(0, 1).map(({ register, number }) => `${register}: ${number}`)];
  return (
    <p className="trust-line">
      <span className="block wrap-anywhere">{said.filter(Boolean).join(" · ")}</span>
      <a href={`/about#${trustAnchor}`} className="inline-block py-1.5 text-action underline">
        {texts.link}
      </a>
    </p>
  );
}
