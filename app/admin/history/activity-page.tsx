import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import type { AuditEntry } from "#contract/history.ts";
import { momentOf } from "../components/moment.ts";
import { PageHead } from "../components/page-head.tsx";
import { Pager } from "../components/pager.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { Waiting } from "../components/waiting.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { pageSize } from "../lists/page-of.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { useSearchInAddress } from "../lists/use-search-in-address.ts";
import { fieldWord, sentenceOf } from "./activity-words.ts";
import { activityQuery } from "./history-calls.ts";

export const meta = () => [{ title: "Activity · Back office" }, { name: "robots", content: "noindex, nofollow" }];

/** Who did what, when and from where. */
export default function ActivityPage() {
  const search = useSearchInAddress();
  const { page, goToPage } = useListAddress();
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(activityQuery({ q: search.settled, page }));
  return (
    <>
      <PageHead title="Activity" />
      <div className="mb-5 flex">
        <SearchBox placeholder="Search activity..." value={search.text} onChange={search.setText} />
      </div>
      {isPending ? <Waiting>Loading activity...</Waiting> : null}
      {error && !data ? <ListTrouble what="The activity" error={error} onRetry={() => refetch()} /> : null}
      {data && data.items.length === 0 ? (
        <EmptyList search={search.settled} onClear={() => search.setText("")}>
          No activity yet
        </EmptyList>
      ) : null}
      {data && data.items.length > 0 ? (
        <div aria-busy={isPlaceholderData}>
          <ul className="divide-y divide-line rounded-xl border border-line bg-card">
            {data.items.map((entry) => (
              <ActivityItem key={entry.id} entry={entry} />
            ))}
          </ul>
          <Pager page={page} size={pageSize} total={data.total} onPage={goToPage} />
        </div>
      ) : null}
    </>
  );
}

const ActivityItem = memo(function ActivityItem({ entry }: { entry: AuditEntry }) {
  const { at, address, changes } = entry;
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">{sentenceOf(entry)}</p>
        <p className="text-sm text-quiet">
          <time dateTime={at}>{momentOf(at)}</time>
          {address ? ` · from ${address.replace(/^::ffff:/, "")}` : ""}
        </p>
      </div>
      {changes.length > 0 ? (
        <details className="mt-1">
          <summary className="w-fit text-sm font-semibold text-lagoon">
            {changes.length === 1 ? "1 change" : `${changes.length} changes`}
          </summary>
          <dl className="mt-2 space-y-2 text-sm">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt className="font-semibold">{fieldWord(field)}</dt>
                <dd className="wrap-anywhere">
                  <span className="text-quiet">Before: </span>
                  {before || "(empty)"}
                </dd>
                <dd className="wrap-anywhere">
                  <span className="text-quiet">After: </span>
                  {after || "(empty)"}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </li>
  );
});
