import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { ChangedEnquiry, Enquiry } from "#contract/enquiries/enquiry.ts";
import { Button, IconButton, PrimaryButton, QuietButton } from "../components/button.tsx";
import { DeleteIcon, PlusIcon, SearchIcon } from "../components/icons.tsx";
import { momentInText } from "../components/moment.ts";
import { PageHead } from "../components/page-head.tsx";
import { Pager } from "../components/pager.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { type PageOf, pageSize } from "../lists/page-of.ts";
import { useFormInAddress } from "../lists/use-form-in-address.ts";
import { OpenEnquiry } from "./dialog/open-enquiry.tsx";
import { allEnquiries, enquiriesQuery, nearQuery, viewsQuery } from "./enquiry-calls.ts";
import { csvOf } from "./enquiry-csv.ts";
import { EnquiryFilters, useEnquiryFilters, ViewLinks } from "./list/enquiry-filters.tsx";
import { EnquiryList } from "./list/enquiry-list.tsx";
import { useAskedMarking } from "./list/use-asked-marking.tsx";
import { useChangedEnquiries } from "./list/use-changed-enquiries.ts";
import { useMarking } from "./list/use-marking.ts";
import { FreeSeat, GiveSeat } from "./seats/free-seat.tsx";
import { forgetPutAway } from "./seats/put-away-seats.ts";
import { newEnquiryForm, type Unfinished, useUnfinished } from "./unfinished/use-unfinished.ts";

/** What visitors asked, and what staff did about it; without this screen an enquiry that no mail carried would be invisible. */
export default function EnquiriesPage() {
  const filters = useEnquiryFilters();
  const { wanted, view, search, page, goToPage, narrowed, clearFilters } = filters;
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(enquiriesQuery({ ...wanted, page }));
  const near = useNear(wanted, page, isPlaceholderData ? undefined : data);
  const listed = data && [...data.items, ...near.items];
  const { counts, newer, show, setSince } = useNewEnquiries();
  const form = useFormInAddress();
  const [leftClass, setLeftClass] = useState<number>();
  const [giving, setGiving] = useState(false);
  const { take, reread } = useChangedEnquiries();
  const noteLeft = useCallback((classId: number) => {
    forgetPutAway(classId);
    setLeftClass(classId);
  }, []);
  const changed = useCallback(
    (items: readonly ChangedEnquiry[]) => {
      take(items);
      const left = items.find(({ first_waiting }) => first_waiting)?.first_waiting?.class_id;
      if (left !== undefined) noteLeft(left);
    },
    [take, noteLeft],
  );
  const { ask, question } = useAskedMarking(useMarking(changed));
  const unfinished = useUnfinished();
  const [begun, setBegun] = useState<string>();
  function write(name: string): void {
    setBegun(name);
    form.show("new");
  }
  const [searching, setSearching] = useState(false);
  const isNarrowed = Boolean(wanted.q || narrowed.length > 0 || wanted.order);

  return (
    <>
      <PageHead title="Enquiries">
        <Button icon={SearchIcon} className="md:hidden" aria-expanded={searching || isNarrowed} onClick={() => setSearching(!searching)}>
          <span className="sr-only">Search and filter</span>
        </Button>
        <PrimaryButton icon={PlusIcon} id="add-enquiry" onClick={() => write(newEnquiryForm())}>
          <span className="max-sm:sr-only">Add enquiry</span>
        </PrimaryButton>
        <ExportButton read={() => allEnquiries(wanted)} name="enquiries" csvOf={csvOf} one="enquiry" many="enquiries">
          <span className="max-sm:sr-only">Export CSV</span>
        </ExportButton>
      </PageHead>
      <ViewLinks view={view} counts={counts} />
      <div className={searching || isNarrowed ? "" : "max-md:hidden"}>
        <EnquiryFilters {...filters} />
      </div>
      {form.open === "new" || !unfinished.list ? null : (
        <UnfinishedList list={unfinished.list} onOpen={write} onDiscard={(name) => void unfinished.discard(name)} />
      )}
      <div aria-live="polite">
        {newer > 0 ? (
          <p className="mb-4">
            <PrimaryButton onClick={show}>{newer === 1 ? "1 new enquiry" : `${newer} new enquiries`}: show</PrimaryButton>
          </p>
        ) : null}
      </div>
      {leftClass === undefined ? null : (
        <FreeSeat classId={leftClass} onGive={() => setGiving(true)} onOpen={form.show} onClose={() => setLeftClass(undefined)} />
      )}
      {leftClass !== undefined && giving ? <GiveSeat classId={leftClass} onChanged={changed} onClose={() => setGiving(false)} /> : null}
      {isPending ? <Waiting>Loading enquiries...</Waiting> : null}
      {error && !data ? <ListTrouble what="Enquiries" error={error} onRetry={() => refetch()} /> : null}
      {near.isLooking && listed?.length === 0 ? <Waiting>Looking for names that are near...</Waiting> : null}
      {listed?.length === 0 && !near.isLooking ? (
        <div className="md:mt-4">
          <EmptyList
            of="No enquiries available"
            search={search.settled}
            onClear={() => search.setText("")}
            filters={narrowed}
            onClearFilters={clearFilters}
          >
            No enquiries available
          </EmptyList>
        </div>
      ) : null}
      <p role="status" className="mb-2 wrap-anywhere empty:hidden">
        {near.items.length > 0
          ? `${data?.items.length ? "Few fit exactly, these first." : "No exact match."} Near: ${near.words.join(", ")}.`
          : null}
      </p>
      {data && listed && listed.length > 0 ? (
        <div aria-busy={isPlaceholderData}>
          <EnquiryList
            // What is selected is of what is shown.
            key={JSON.stringify([wanted, page])}
            enquiries={listed}
            all={{ total: data.total, read: () => allEnquiries({ ...wanted, written: "false" }) }}
            onOpen={form.show}
            onMark={ask}
          />
          <Pager page={page} size={pageSize} total={data.total} onPage={goToPage} />
        </div>
      ) : null}
      {question}
      <OpenEnquiry
        begun={begun ?? unfinished.list?.[0]?.name ?? (unfinished.list && "enquiry")}
        onLeft={unfinished.reread}
        form={form}
        listed={listed ?? []}
        onAdded={({ id }) => setSince(id)}
        onChanged={changed}
        onErased={({ status, class_id }) => status === "Enrolled" && class_id !== null && noteLeft(class_id)}
        reread={reread}
      />
    </>
  );
}

/** With so many results, names that are near the search are not looked for. */
const few = 3;

/** Where a search finds few: what is near what was typed, and the words of names that are. */
function useNear(wanted: { q: string } & Record<string, string | undefined>, page: number, found: PageOf<Enquiry> | undefined) {
  const isFew = wanted.q !== "" && page === 1 && found !== undefined && found.total < few;
  const { data, isLoading } = useQuery({ ...nearQuery(wanted), enabled: isFew });
  const exact = found?.items.map(({ id }) => id) ?? [];
  return {
    words: isFew ? (data?.words ?? []) : [],
    // What was just changed may be found by both.
    items: isFew ? (data?.items ?? []).filter(({ id }) => !exact.includes(id)) : [],
    isLooking: isFew && isLoading,
  };
}

/** How many enquiries each view has, and how many came since the list was read; `show` reads it again, `setSince` says up to which one it was. */
function useNewEnquiries() {
  const client = useQueryClient();
  const [since, setSince] = useState<number>();
  const { data } = useQuery(viewsQuery(since));
  const newest = data?.newest;
  if (since === undefined && newest !== undefined) setSince(newest);

  function show(): void {
    setSince(newest);
    client.invalidateQueries({ queryKey: ["enquiries"] });
  }
  return { counts: data, newer: data?.newer ?? 0, show, setSince };
}

type UnfinishedListProps = { list: readonly Unfinished[]; onOpen: (name: string) => void; onDiscard: (name: string) => void };

/** Whom staff began to write down and did not add yet; nothing when there is nobody. */
function UnfinishedList({ list, onOpen, onDiscard }: UnfinishedListProps) {
  if (list.length === 0) return null;
  return (
    <section aria-label="Not added yet" className="mb-3 flex flex-wrap items-center gap-2">
      <span className="text-quiet">Not added yet:</span>
      {list.map(({ name, who, moment }) => (
        <span key={name} className="flex min-w-0 max-w-full items-center rounded-lg border border-line bg-card">
          <QuietButton className="min-w-0 !px-3" onClick={() => onOpen(name)}>
            <span className="truncate">{who}</span>
            <span className="text-sm font-normal whitespace-nowrap text-quiet">{momentInText(moment)}</span>
          </QuietButton>
          <IconButton icon={DeleteIcon} label={`Discard what was typed of ${who}`} onClick={() => onDiscard(name)} />
        </span>
      ))}
    </section>
  );
}
