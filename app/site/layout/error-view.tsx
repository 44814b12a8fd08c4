import { isRouteErrorResponse } from "react-router";
import { ButtonLink, buttonLook } from "#app/ui/button-link.tsx";
import { type AcademyFacts, hoursPhrase, phoneLink } from "#contract/site/academy-facts.ts";
import { Banner } from "../components/banner.tsx";

export function ErrorView({ error, facts }: { error: unknown; facts: AcademyFacts | undefined }) {
  const { title, lead } = isNetworkError(error) ? offline : unforeseen;
  const answers = facts ? `: a person answers ${hoursPhrase(facts, (text) => `every day from ${text}`)}` : "";
  return (
    <Banner title={title} lead={`${lead} Try again in a moment, or call us${answers}.`}>
      <button type="button" onClick={() => location.reload()} className={buttonLook("primary")}>
        Try again
      </button>
      {facts && (
        <ButtonLink to={phoneLink(facts.phones[0])} look="secondary">
          Call {facts.phones[0][0]}
        </ButtonLink>
      )}
    </Banner>
  );
}

const offline = {
  title: "This page could not reach you",
  lead: "Your connection seems to be away.",
};
const unforeseen = {
  title: "Something went wrong on our side",
  lead: "We are sorry.",
};

/** A fetch that never got an answer is a TypeError in every browser. */
function isNetworkError(error: unknown): boolean {
  if (typeof navigator !== "undefined" && navigator.onLine === false) return true;
  return !isRouteErrorResponse(error) && error instanceof TypeError && /fetch|network|load/i.test(error.message);
}
