import { ButtonLink } from "#app/ui/button-link.tsx";
import { type AcademyFacts, hoursPhrase, phoneLink } from "#contract/shown-facts.ts";
import { Banner } from "../components/banner.tsx";

export function ErrorView({ facts }: { facts: AcademyFacts | undefined }) {
  const answers = facts ? `: a person answers ${hoursPhrase(facts, (text) => `every day from ${text}`)}` : "";
  return (
    <Banner title="Something went wrong on our side" lead={`We are sorry. Try again in a moment, or call us${answers}.`}>
      <ButtonLink to="">Try again</ButtonLink>
      {facts && (
        <ButtonLink to={phoneLink(facts.phones[0])} look="secondary">
          Call {facts.phones[0][0]}
        </ButtonLink>
      )}
    </Banner>
  );
}
