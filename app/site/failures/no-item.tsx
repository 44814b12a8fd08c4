import { use } from "react";
import { useMatches } from "react-router";
import { PhoneWithin } from "../contact/phone-within.tsx";
import { factsOf } from "../seo/page-meta.ts";
import { SaidContext, type What } from "../texts.ts";
import { NotFoundMessage } from "./not-found-message.tsx";

/** Where its page leads instead, and what that link says. */
const instead: Record<What, { to: string; back: string }> = {
  course: { to: "/courses", back: "Back to Courses" },
  exam: { to: "/exams", back: "Back to Exams" },
  class: { to: "/classes", back: "All classes" },
  teacher: { to: "/about", back: "About Us" },
  post: { to: "/blog", back: "Back to Blog" },
};

/** In place of an item that there is not; `failed`: whose data did not come, with another way to reach the academy (specification, sections 2 and 8). */
export function NoItem({ what, failed }: { what: What; failed: boolean }) {
  const { failures } = use(SaidContext);
  const facts = factsOf(useMatches());
  return (
    <NotFoundMessage title={failures[`${what}_title`]} {...instead[what]}>
      {failures[failed ? (`${what}_failed` as const) : what]}
      {failed && (
        <span className="mt-2 block">
          {facts ? <PhoneWithin text={failures.again} facts={facts} className="underline" /> : failures.again}
        </span>
      )}
    </NotFoundMessage>
  );
}
