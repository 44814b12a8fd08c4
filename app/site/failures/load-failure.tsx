import { useMatches } from "react-router";
import { NotFoundMessage } from "#app/ui/not-found-message.tsx";
import { PhoneLink } from "../contact/phone-link.tsx";
import { factsOf } from "../seo/page-meta.ts";

type LoadFailureProps = { title: string; message: string; to: string; back: string };

/** In place of a page whose data did not come: the specified words, and another way to reach the academy. */
export function LoadFailure({ title, message, to, back }: LoadFailureProps) {
  const facts = factsOf(useMatches());
  return (
    <NotFoundMessage title={title} to={to} back={back}>
      {message}
      <span className="mt-2 block">
        Please check your connection and try again
        {facts ? (
          <>
            , or call us on <PhoneLink facts={facts} className="underline" />
          </>
        ) : null}
        .
      </span>
    </NotFoundMessage>
  );
}
