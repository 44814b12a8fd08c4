import { isRouteErrorResponse } from "react-router";
import { ButtonLink, buttonLook } from "#app/ui/button-link.tsx";
import { type AcademyFacts, openingHours } from "#contract/academy-facts.ts";
import { Banner } from "../components/banner.tsx";

export function ErrorView({ error, facts }: { error: unknown; facts: AcademyFacts | undefined }) {
  const { title, lead } = isNetworkError(error) ? offline : unforeseen;
  return (
    <Banner title={title} lead={lead}>
      <button type="button" onClick={() => location.reload()} className={buttonLook("primary")}>
        Try again
      </button>
      {facts && (
        <ButtonLink to={facts.phoneLink} kind="secondary">
          Call {facts.phone}
        </ButtonLink>
      )}
    </Banner>
  );
}

const callUs = `Try again in a moment, or call us: a person answers every day from ${openingHours.text}.`;
const offline = {
  title: "This page could not reach you",
  lead: `Your connection seems to be away. ${callUs}`,
};
const unforeseen = {
  title: "Something went wrong on our side",
  lead: `We are sorry. ${callUs}`,
};

/** A fetch that never got an answer is a TypeError in every browser. */
function isNetworkError(error: unknown): boolean {
  if (typeof navigator !== "undefined" && navigator.onLine === false) return true;
  return !isRouteErrorResponse(error) && error instanceof TypeError && /fetch|network|load/i.test(error.message);
}
