import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import {
  type EnquiryView,
  enquiryOrders,
  enquiryStatuses,
  enquiryStatusLabels,
  enquiryViewNames,
} from "#contract/enquiries/enquiry-labels.ts";
import { dateText } from "#contract/site/date-text.ts";
import { SearchBox } from "../../components/search-box.tsx";
import { FilterSelect } from "../../lists/filter-select.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useSearchInAddress } from "../../lists/use-search-in-address.ts";
import { ownersQuery } from "../enquiry-calls.ts";

const statuses = [{ value: "", label: "Any" }, ...enquiryStatuses.map((status) => ({ value: status, label: enquiryStatusLabels[status] }))];

/** What a list is in the order of by itself. */
const ownOrders: Partial<Record<EnquiryView, string>> = {
  due: "Day",
  overdue: "Longest overdue",
  tomorrow: "Day",
  waiting: "Place in the queue",
};

/** What the address asks for: `wanted` as the calls take it. */
export function useEnquiryFilters() {
  const search = useSearchInAddress();
  const { page, goToPage, get, filter, clear } = useListAddress();
  const { data: people = [] } = useQuery(ownersQuery);
  const status = enquiryStatuses.find((known) => known === get("status"));
  const view = enquiryViewNames.find((known) => known === get("view")) ?? "all";
  const wanted = {
    q: search.settled,
    // Asked for by its status, spam is found in the spam folder.
    view: status === "Spam" ? undefined : view,
    status,
    from: dayIn(get("from")),
    before: dayIn(get("before")),
    order: enquiryOrders.find((known) => known === get("order")),
    owner_id: /^[1-9]\d{0,8}$/.exec(get("owner"))?.[0],
  };
  const owners = [{ value: "", label: "Anyone's" }, ...people.map(({ id, name }) => ({ value: String(id), label: name }))];
  const received = receivedInWords(wanted);
  /** What narrows the view besides a search, in words. */
  const narrowed = [
    wanted.status && enquiryStatusLabels[wanted.status],
    wanted.owner_id && (owners.find(({ value }) => value === wanted.owner_id)?.label ?? "Somebody's"),
    received && `received ${received}`,
  ].filter((words): words is string => Boolean(words));
  const clearFilters = () => clear("status", "owner", "from", "before");
  return { wanted, view, owner: get("owner"), owners, narrowed, clearFilters, search, filter, page, goToPage };
}

function receivedInWords({ from, before }: { from: string | undefined; before: string | undefined }): string {
  return [from && `since ${dateText(from)}`, before && `before ${dateText(before)}`].filter(Boolean).join(" and ");
}

/** A day as an address names it; undefined for anything else. */
function dayIn(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

export function EnquiryFilters({ wanted, view, owner, owners, search, filter }: ReturnType<typeof useEnquiryFilters>) {
  const orders = [
    { value: "", label: ownOrders[view] ?? "Newest" },
    { value: enquiryOrders[0], label: "Waits longest for an answer" },
  ];
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-3 md:mb-1">
        <SearchBox placeholder="Search enquiries..." value={search.text} onChange={search.setText} />
        <FilterSelect label="Status" value={wanted.status ?? ""} options={statuses} onChange={(value) => filter("status", value)} />
        <FilterSelect label="Whose" value={owner} options={owners} onChange={(value) => filter("owner", value)} />
        <FilterSelect label="First" value={wanted.order ?? ""} options={orders} onChange={(value) => filter("order", value)} />
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
      Received {receivedInWords({ from, before })}.
      <Link to={{ search: `?${whole}` }} className="font-semibold text-lagoon underline underline-offset-4">
        From any day
      </Link>
    </p>
  );
}
