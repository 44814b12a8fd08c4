import { use } from "react";
import { useMatches } from "react-router";
import { PhoneWithin } from "../contact/phone-within.tsx";
import { factsOf } from "../seo/page-meta.ts";
import { SaidContext, type What } from "../texts.ts";
import { NotFoundMessage } from "./not-found-message.tsx";

/** In place of a page whose data did not come: the specified words, and another way to reach the academy. */
export function LoadFailure({ what, to, back }: { what: What; to: string; back: string }) {
  const { failures } = use(SaidContext);
  const facts = factsOf(useMatches());
  return (
    <NotFoundMessage title={failures[`${what}_title`]} to={to} back={back}>
      {failures[`${what}_failed`]}
      <span className="mt-2 block">
        {facts ? <PhoneWithin text={failures.again} facts={facts} className="underline" /> : failures.again}
      </span>
    </NotFoundMessage>
  );
}
