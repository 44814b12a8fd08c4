import { Link, useLocation } from "react-router";
import { type EnquiryView, enquiryViewNames, enquiryViews } from "#contract/enquiries/enquiry-labels.ts";
import type { EnquiryViewCounts } from "#contract/enquiries/staff-enquiries.ts";

export function ViewLinks({ view, counts }: { view: EnquiryView; counts: EnquiryViewCounts | undefined }) {
  const { search } = useLocation();
  return (
    <nav aria-label="Views" className="mb-3 flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap">
      {enquiryViewNames.map((name) => {
        const isUrgent = (name === "overdue" || name === "due" || name === "new") && (counts?.[name] ?? 0) > 0;
        return (
          <Link
            key={name}
            to={{ search: addressOf(search, name) }}
            preventScrollReset
            aria-current={name === view ? "page" : undefined}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-lg border border-line bg-card px-3 font-semibold hover:bg-sand aria-[current=page]:border-lagoon aria-[current=page]:bg-lagoon-pale aria-[current=page]:text-lagoon-deep"
          >
            {enquiryViews[name]}
            {counts ? (
              <span className={`text-sm tabular-nums ${isUrgent ? "font-bold text-brick" : "font-normal text-quiet"}`}>{counts[name]}</span>
            ) : null}
          </Link>
        );
      })}
    </nav>
  );
}

/** The search and the order stay, the page and the other filters do not. */
function addressOf(search: string, view: EnquiryView): string {
  const before = new URLSearchParams(search);
  const next = new URLSearchParams();
  if (view !== "all") next.set("view", view);
  for (const name of ["q", "order"]) {
    const value = before.get(name);
    if (value) next.set(name, value);
  }
  return next.size > 0 ? `?${next}` : "";
}
