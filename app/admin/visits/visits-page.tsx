import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { pageNames } from "#contract/site/site-pages.ts";
import { ownHost } from "#contract/site/visit-limits.ts";
import { leastSearched, otherName, visitPeriods, visitSummary } from "#contract/site/visits.ts";
import { Card } from "../components/card.tsx";
import { PageHead } from "../components/page-head.tsx";
import { LinkInText } from "../components/text-link.tsx";
import { AddressFilter } from "../lists/filter-select.tsx";
import { Loaded } from "../lists/list-states.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { missingAddressesQuery } from "../redirects/missing-addresses-query.ts";
import { read } from "../session/api-call.ts";
import { CountTable, type CountTableProps } from "./count-table.tsx";
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
  const { get } = useListAddress();
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
        <AddressFilter label="Period" name="days" options={periods} />
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

function CountCard({ title, about, ...table }: CountTableProps & { title: string; about?: string }) {
  return (
    <Card title={title} about={about}>
      <CountTable {...table} />
    </Card>
  );
}
