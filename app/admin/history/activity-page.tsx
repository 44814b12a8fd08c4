import { useQuery } from "@tanstack/react-query";
import { memo, useId } from "react";
import { type AuditEntry, auditEntry } from "#contract/history.ts";
import { actorLabel } from "../components/actor-label.ts";
import { capitalised } from "../components/capitalised.ts";
import { DayInput } from "../components/day-input.tsx";
import { momentOf } from "../components/moment.ts";
import { PageHead } from "../components/page-head.tsx";
import { LinkInNotice } from "../components/text-link.tsx";
import { csvText } from "../lists/csv.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { AddressFilter } from "../lists/filter-select.tsx";
import { paramsOf, wholeList } from "../lists/page-of.ts";
import { PagedList } from "../lists/paged-list.tsx";
import { dayIn, useListAddress } from "../lists/use-list-address.ts";
import { placeOf } from "./activity-place.ts";
import { fieldLabel, partsOf, sentenceOf, valueText } from "./activity-sentences.ts";
import { activityQuery, actorsQuery } from "./history-calls.ts";
import { nounsOfActivity } from "./noun-labels.ts";

export default function ActivityPage() {
  const { get, filter } = useListAddress();
  const { data: actors = [] } = useQuery(actorsQuery);
  const filters = { actor: get("actor"), noun: get("noun"), from: dayIn(get("from")), to: dayIn(get("to")) };
  return (
    <>
      <PageHead title="Activity">
        <ExportButton
          read={() => wholeList(`/audit?${paramsOf({ limit: 1000, q: get("q").trim(), ...filters })}`, auditEntry)}
          csvOf={csvOf}
          name="activity"
          one="entry"
          many="entries"
        >
          Export
        </ExportButton>
      </PageHead>
      <PagedList
        pages={(query) => activityQuery({ ...query, ...filters })}
        what="The activity"
        waiting="Loading activity..."
        empty={Object.values(filters).some(Boolean) ? "No activity fits these filters" : "No activity yet"}
        search="Search activity..."
        filters={
          <>
            <AddressFilter
              label="Who"
              name="actor"
              options={[["", "Everybody"], ...actors.map((name) => [name, capitalised(actorLabel(name))] as const)]}
            />
            <AddressFilter label="What" name="noun" options={[["", "Everything"], ...nounsOfActivity]} />
            <div className="flex flex-wrap items-end gap-3 max-sm:basis-full">
              <DayFilter label="From" value={filters.from} onChange={(value) => filter("from", value)} />
              <DayFilter label="To" value={filters.to} onChange={(value) => filter("to", value)} />
            </div>
          </>
        }
      >
        {(entry) => <ActivityItem key={entry.id} entry={entry} />}
      </PagedList>
    </>
  );
}

function DayFilter({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-w-0 max-w-full flex-wrap items-center gap-x-2 text-quiet max-sm:basis-full">
      <span className="max-sm:w-24">{label}</span>
      <DayInput
        id={id}
        type="date"
        value={value}
        onChange={onChange}
        className="min-h-11 min-w-0 max-w-full max-sm:flex-[1_1_9rem] rounded-lg border border-quiet/60 bg-card px-3 text-ink"
      />
    </label>
  );
}

function csvOf(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => [
    entry.at,
    entry.actor,
    entry.address,
    sentenceOf(entry),
    entry.changes
      .map(({ field, before, after }) => {
        const words = (value: string) => valueText(field, entry.noun, value);
        return `${fieldLabel(field, entry.noun)}: ${words(before)} → ${words(after)}`;
      })
      .join("\n"),
  ]);
  return csvText([["At", "Who", "From", "What", "Changes"], ...rows]);
}

function placeInWords(address: string): string {
  const plain = address.replace(/^::ffff:/, "");
  return plain === "::1" || plain.startsWith("127.") ? "the server itself" : plain;
}

const ActivityItem = memo(function ActivityItem({ entry }: { entry: AuditEntry }) {
  const { at, address, changes, noun } = entry;
  const { before, thing } = partsOf(entry);
  const place = placeOf(entry);
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          {before}
          {thing && place ? " " : null}
          {thing && place ? <LinkInNotice to={place}>{thing.trim()}</LinkInNotice> : thing}
        </p>
        <p className="text-sm text-quiet">
          <time dateTime={at}>{momentOf(at)}</time>
          {address ? ` · from ${placeInWords(address)}` : ""}
        </p>
      </div>
      {changes.length > 0 ? (
        <details className="mt-1">
          <summary className="w-fit min-h-6 content-center text-sm font-semibold text-lagoon">
            Changed: {changes.length > 3 ? `${changes.length} fields` : changes.map(({ field }) => fieldLabel(field, noun)).join(", ")}
          </summary>
          <dl className="mt-2 space-y-2 text-sm">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt className="font-semibold">{fieldLabel(field, noun)}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere">
                  <span className="text-quiet">Before: </span>
                  {valueText(field, noun, before) || "(empty)"}
                </dd>
                <dd className="whitespace-pre-wrap wrap-anywhere">
                  <span className="text-quiet">After: </span>
                  {valueText(field, noun, after) || "(empty)"}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </li>
  );
});
