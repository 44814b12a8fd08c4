import { Link, useLocation } from "react-router";
import { dateText } from "#contract/site/date-words.ts";

type Received = { from: string | undefined; before: string | undefined };

/** A day as an address names it; undefined for anything else. */
export function dayIn(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** Says that the list has only what came in some days, as a figure of the dashboard leads to it, and leads to the whole. */
export function ReceivedFilter({ from, before }: Received) {
  const { search } = useLocation();
  if (from === undefined && before === undefined) return null;
  const whole = new URLSearchParams(search);
  for (const name of ["from", "before", "page"]) whole.delete(name);
  const words = [from && `since ${dateText(from)}`, before && `before ${dateText(before)}`].filter(Boolean).join(" and ");
  return (
    <p className="mb-4 flex flex-wrap gap-x-3">
      Received {words}.
      <Link to={{ search: `?${whole}` }} className="font-semibold text-lagoon underline underline-offset-4">
        From any day
      </Link>
    </p>
  );
}
