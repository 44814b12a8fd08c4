import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import {
  type EnquiryView,
  enquiryOrders,
  enquiryStatuses,
  enquiryStatusLabels,
  enquiryViewNames,
  enquiryViews,
} from "#contract/enquiries/enquiry-labels.ts";
import type { EnquiryViewCounts } from "#contract/enquiries/staff-enquiries.ts";
import { dateText } from "#contract/site/date-text.ts";
import type { Choice } from "../../components/field.tsx";
import { SearchBox } from "../../components/search-box.tsx";
import { TextLink } from "../../components/text-link.tsx";
import { AddressFilter } from "../../lists/filter-select.tsx";
import { dayIn, useListAddress } from "../../lists/use-list-address.ts";
import { useSearchInAddress } from "../../lists/use-search-in-address.ts";
import { ownersQuery } from "../enquiry-calls.ts";

const statuses = [["", "Any"], ...enquiryStatuses.map((status) => [status, enquiryStatusLabels[status]] as const)] as const;

/** How a view is sorted unless another order is chosen, in words. */
const ownOrders: Partial<Record<EnquiryView, string>> = {
  due: "Day",
  overdue: "Longest overdue",
  tomorrow: "Day",
  unplanned: "Oldest",
  waiting: "Place in the queue",
};

/** What the address asks for: `wanted` as the calls take it. */
export function useEnquiryFilters() {
  const search = useSearchInAddress();
  const { page, goToPage, get, clear } = useListAddress();
  const { data: people = [] } = useQuery(ownersQuery);
  const status = enquiryStatuses.find((known) => known === get("status"));
  const view = enquiryViewNames.find((known) => known === get("view")) ?? "all";
  const wanted = {
    q: search.settled,
    // Asked for by its status, spam is found in the spam folder.
    view: status === "Spam" ? undefined : view,
    status,
    from: dayIn(get("from")) || undefined,
    before: dayIn(get("before")) || undefined,
    order: enquiryOrders.find((known) => known === get("order")),
    owner_id: /^[1-9]\d{0,8}$/.exec(get("owner"))?.[0],
  };
  const owners: Choice[] = [["", "Anyone's"], ...people.map(({ id, name, left }): Choice => [String(id), left ? `${name} (left)` : name])];
  const received = receivedInWords(wanted);
  /** What narrows the view besides a search, in words. */
  const narrowed = [
    wanted.status && enquiryStatusLabels[wanted.status],
    wanted.owner_id && (new Map(owners).get(wanted.owner_id) ?? "Somebody's"),
    received && `received ${received}`,
  ].filter((words): words is string => Boolean(words));
  const clearFilters = () => clear("status", "owner", "from", "before");
  return { wanted, view, owners, narrowed, clearFilters, search, page, goToPage };
}

function receivedInWords({ from, before }: { from: string | undefined; before: string | undefined }): string {
  return [from && `since ${dateText(from)}`, before && `before ${dateText(before)}`].filter(Boolean).join(" and ");
}

export function EnquiryFilters({ wanted, view, owners, search }: ReturnType<typeof useEnquiryFilters>) {
  const orders = Object.entries({ "": ownOrders[view] ?? "Newest", [enquiryOrders[0]]: "Waits longest for an answer" });
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-3 md:mb-1">
        <SearchBox placeholder="Search enquiries..." value={search.text} onChange={search.setText} />
        <AddressFilter label="Status" name="status" options={statuses} />
        <AddressFilter label="Whose" name="owner" options={owners} />
        <AddressFilter label="Sort" name="order" options={orders} />
      </div>
      <ReceivedFilter from={wanted.from} before={wanted.before} />
    </>
  );
}

/** Says that the list has only what came in some days, as a figure of the dashboard leads to it, and leads to the whole. */
function ReceivedFilter({ from, before }: { from: string | undefined; before: string | undefined }) {
  const { search } = useLocation();
  if (from === undefined && before === undefined) return null;
  const whole = new URLSearchParams(search);
  for (const name of ["from", "before", "page"]) whole.delete(name);
  return (
    <p className="mb-4 flex flex-wrap gap-x-3">
      Received {receivedInWords({ from, before })}.<TextLink to={{ search: `?${whole}` }}>From any day</TextLink>
    </p>
  );
}

export function ViewLinks({ view, counts }: { view: EnquiryView; counts: EnquiryViewCounts | undefined }) {
  const { search } = useLocation();
  return (
    <nav aria-label="Views" className="mb-3 flex gap-1 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap">
      {enquiryViewNames.map((name) => {
        const isUrgent = (name === "overdue" || name === "due" || name === "new" || name === "unplanned") && (counts?.[name] ?? 0) > 0;
        return (
          <Link
            key={name}
            to={{ search: addressOf(search, name) }}
            preventScrollReset
            aria-current={name === view ? "page" : undefined}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-lg border border-line bg-card px-2.5 font-semibold hover:bg-sand aria-[current=page]:border-lagoon aria-[current=page]:bg-lagoon-pale aria-[current=page]:text-lagoon-deep"
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
