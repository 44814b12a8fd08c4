import { useMatches } from "react-router";
import { Missing } from "#app/ui/missing.tsx";
import { factsOf } from "../seo/page-meta.ts";

type LoadFailureProps = { title: string; message: string; to: string; back: string };

/** In place of a page whose data did not come: the specified words, and another way to reach the academy. */
export function LoadFailure({ title, message, to, back }: LoadFailureProps) {
  const phone = factsOf(useMatches())?.phone;
  return (
    <Missing title={title} to={to} back={back}>
      {message}
      <span className="mt-2 block">
        Please check your connection and try again
        {phone ? (
          <>
            , or call us on{" "}
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="underline">
              {phone}
            </a>
          </>
        ) : null}
        .
      </span>
    </Missing>
  );
}
