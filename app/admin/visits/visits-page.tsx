import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { pageNames } from "#contract/site/site-pages.ts";
import { ownHost } from "#contract/site/visit-limits.ts";
import { leastSearched, otherName, visitPeriods, visitSummary } from "#contract/site/visits.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { PageHead } from "../components/page-head.tsx";
import { reachedByKeys } from "../components/reached-by-keys.ts";
import { LinkInText } from "../components/text-link.tsx";
import { FilterSelect } from "../lists/filter-select.tsx";
import { Loaded } from "../lists/list-states.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { missingAddressesQuery } from "../redirects/missing-addresses-query.ts";
import { VisitChart } from "./visit-chart.tsx";

const periods = visitPeriods.map((days) => [days === visitPeriods[0] ? "" : days, `Last ${days} days`] as const);
const mostMissing = 10;
const nobody = "Nobody has come yet in these days.";
const hostNames: Record<string, string> = {
  "": "Typed, a bookmark, or not said",
  [ownHost]: "Another page of this site",
  [otherName]: "Others",
};

export default function VisitsPage() {
  const { get, filter } = useListAddress();
  const days = visitPeriods.find((one) => one === get("days")) ?? visitPeriods[0];
  const query = useQuery({ ...read(`/visits?days=${days}`, visitSummary), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title="Visits" />
      <p className="mb-5 max-w-prose text-quiet">
        How often pages were shown, and nothing about whom: no cookie, no address, no path from page to page. Robots and visitors who ask
        not to be tracked are not counted. Sums of days stay for 400 days.
      </p>
      <div className="mb-5">
        <FilterSelect label="Period" value={days === visitPeriods[0] ? "" : days} options={periods} onChange={(to) => filter("days", to)} />
      </div>
      <Loaded query={query} what="The visits" waiting="Loading visits...">
        {(summary) => (
          <div className="@container space-y-5" aria-busy={query.isPlaceholderData}>
            <Card title="Visits a day">
              <VisitChart summary={summary} />
            </Card>
            <div className="grid grid-cols-1 gap-5 @2xl:grid-cols-2">
              <CountCard
                title="Pages"
                caption="Visits by page"
                heads={["Page", "Visits"]}
                empty={nobody}
                rows={summary.pages.map(({ address, title, visits }) => ({
                  key: address,
                  name: address === otherName ? "Addresses that no page has" : <PageLink address={address} title={title} />,
                  counts: [visits],
                }))}
              />
              <CountCard
                title="Where visitors came from"
                caption="Visits by the site that led here"
                heads={["Site", "Visits"]}
                empty={nobody}
                rows={summary.hosts.map(({ host, visits }) => ({ key: host, name: hostNames[host] ?? host, counts: [visits] }))}
              />
              <CountCard
                title="Looked for"
                about={`Words that were looked for at least ${leastSearched} times on the search page.`}
                caption="Words that were looked for"
                heads={["Words", "Times"]}
                empty="Nothing was looked for so often in these days."
                rows={summary.searches.map(({ words, asked }) => ({
                  key: words,
                  name: (
                    <a href={`/search?${new URLSearchParams({ q: words })}`} className="underline underline-offset-4 wrap-anywhere">
                      {words}
                    </a>
                  ),
                  counts: [asked],
                }))}
              />
              <NotFound />
            </div>
            <CountCard
              title="Courses"
              about="Side by side for the same days. Nobody knows which visitor asked or enrolled."
              caption="Visits, enquiries and seats by course"
              heads={["Course", "Visits", "Enquiries", "Seats given"]}
              empty="There is no course yet."
              rows={summary.courses.map(({ title, visits, enquiries, seats }) => ({
                key: title,
                name: title,
                counts: [visits, enquiries, seats],
              }))}
            />
          </div>
        )}
      </Loaded>
    </>
  );
}

function PageLink({ address, title }: { address: string; title: string }) {
  const name = title || pageNames[address];
  return (
    <>
      <a href={address} className="font-semibold underline underline-offset-4 wrap-anywhere">
        {name ?? decodeURI(address)}
      </a>
      {name ? <span className="block text-sm text-quiet wrap-anywhere">{decodeURI(address)}</span> : null}
    </>
  );
}

function NotFound() {
  const query = useQuery(missingAddressesQuery({ q: "", page: 1, order: "" }));
  return (
    <Card title="Addresses not found" about="Most asked for first, of the last 180 days.">
      <Loaded query={query} what="The addresses">
        {({ items }) => (
          <CountTable
            caption="Addresses that were asked for and have no page"
            heads={["Address", "Times"]}
            empty="Every address that was asked for was found."
            rows={items.slice(0, mostMissing).map(({ id, address, asked }) => ({ key: String(id), name: address, counts: [asked] }))}
          />
        )}
      </Loaded>
      <p>
        <LinkInText to="/admin/redirects?view=missing">Lead them to a page</LinkInText>
      </p>
    </Card>
  );
}

type Row = { key: string; name: ReactNode; counts: readonly number[] };
type CountTableProps = { caption: string; heads: readonly string[]; rows: readonly Row[]; empty: string };

const first = 10;

function CountCard({ title, about, ...table }: CountTableProps & { title: string; about?: string }) {
  return (
    <Card title={title} about={about}>
      <CountTable {...table} />
    </Card>
  );
}

/** Names with their counts; the first ten, until all are asked for. */
function CountTable({ caption, heads, rows, empty }: CountTableProps) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return <p className="text-quiet">{empty}</p>;
  const [named, ...counted] = heads;
  return (
    <>
      <div {...reachedByKeys} className="overflow-x-auto">
        <table className="w-full">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-sm text-quiet">
              <th scope="col" className="py-2 pr-3 text-left font-semibold">
                {named}
              </th>
              {counted.map((head) => (
                <th key={head} scope="col" className="py-2 pl-3 text-right font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {(all ? rows : rows.slice(0, first)).map(({ key, name, counts }) => (
              <tr key={key}>
                <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                {counts.map((count, place) => (
                  <td key={counted[place]} className="py-2 pl-3 text-right align-top tabular-nums">
                    {count.toLocaleString("en")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > first && !all ? (
        <Button look="quiet" onClick={() => setAll(true)} aria-label={`Show all ${rows.length}: ${caption}`}>
          Show all {rows.length}
        </Button>
      ) : null}
    </>
  );
}
