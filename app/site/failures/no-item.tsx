import { use } from "react";
import { useMatches } from "react-router";
import type { ItemPages } from "#contract/site/page-address.ts";
import { PhoneWithin } from "../contact/phone-within.tsx";
import { factsOf } from "../seo/page-meta.ts";
import { SaidContext, type What } from "../texts.ts";
import { NotFoundMessage } from "./not-found-message.tsx";

/** In place of an item that there is not; `failed`: whose data did not come, with another way to reach the academy (specification, sections 2 and 8). */
export function NoItem({ what, pages, failed }: { what: What; pages: Pick<ItemPages<never>, "list" | "name">; failed: boolean }) {
  const { failures } = use(SaidContext);
  const facts = factsOf(useMatches());
  return (
    <NotFoundMessage title={failures[`${what}_title`]} to={pages.list} back={`Back to ${pages.name}`}>
      {failures[failed ? (`${what}_failed` as const) : what]}
      {failed && (
        <span className="mt-2 block">
          {facts ? <PhoneWithin text={failures.again} facts={facts} className="underline" /> : failures.again}
        </span>
      )}
    </NotFoundMessage>
  );
}
