import { ButtonLink } from "#app/ui/button-link.tsx";
import { phoneLink } from "#contract/shown-facts.ts";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { Banner } from "../components/banner.tsx";
import { textsAround } from "../texts.ts";

/** In place of a page that could not be made. */
export function ErrorView({ facts }: { facts: SiteFacts }) {
  const { broken_title, broken } = textsAround("failures", facts);
  return (
    <>
      <title>{broken_title}</title>
      <Banner title={broken_title} lead={broken}>
        <ButtonLink to="">Try again</ButtonLink>
        <ButtonLink to={phoneLink(facts.phones[0])} look="secondary">
          Call {facts.phones[0][0]}
        </ButtonLink>
      </Banner>
    </>
  );
}
