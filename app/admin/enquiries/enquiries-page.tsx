import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { toast } from "sonner";
import type { ChangedEnquiry, Enquiry } from "#contract/enquiries/enquiry.ts";
import { enquiryStatuses, enquiryStatusWords, enquiryViewNames } from "#contract/enquiries/enquiry-words.ts";
import { Button } from "../components/button.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { PageHead } from "../components/page-head.tsx";
import { Pager } from "../components/pager.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { FilterSelect } from "../lists/filter-select.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { MissingRecord } from "../lists/missing-record.tsx";
import { pageSize } from "../lists/page-of.ts";
import { useFormInAddress } from "../lists/use-form-in-address.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { useSearchInAddress } from "../lists/use-search-in-address.ts";
import { AddEnquiryDialog } from "./add-enquiry-dialog.tsx";
import { allEnquiries, enquiriesQuery, enquiryQuery } from "./enquiry-calls.ts";
import { csvOf } from "./enquiry-csv.ts";
import { EnquiryDialog } from "./enquiry-dialog.tsx";
import { EnquiryList } from "./enquiry-list.tsx";
import { EraseDialog, type Erasing } from "./erase-dialog.tsx";
import { FirstWaiting } from "./first-waiting.tsx";
import { OwnerFilter } from "./owner-filter.tsx";
import { dayIn, ReceivedFilter } from "./received-filter.tsx";
import { useChangedEnquiries } from "./use-changed-enquiries.ts";
import { useMarking } from "./use-marking.ts";
import { useNewEnquiries } from "./use-new-enquiries.ts";
import { ViewLinks } from "./view-links.tsx";

export const meta = () => [{ title: "Enquiries · Back office" }, { name: "robots", content: "noindex, nofollow" }];

const filters = [{ value: "", label: "Any" }, ...enquiryStatuses.map((status) => ({ value: status, label: enquiryStatusWords[status] }))];

/** What visitors asked, and what staff did about it; without this screen an enquiry that no mail carried would be invisible. */
export default function EnquiriesPage() {
  const client = useQueryClient();
  const search = useSearchInAddress();
  const address = useListAddress();
  const status = enquiryStatuses.find((known) => known === address.get("status"));
  const view = enquiryViewNames.find((known) => known === address.get("view")) ?? "all";
  // Asked for by its status, spam is found in the spam folder.
  const received = { from: dayIn(address.get("from")), before: dayIn(address.get("before")) };
  const narrowed = {
    view: status === "Spam" ? undefined : view,
    status,
    ...received,
    owner_id: /^[1-9]\d{0,8}$/.exec(address.get("owner"))?.[0],
  };
  const list = useQuery(enquiriesQuery({ q: search.settled, page: address.page, ...narrowed }));
  const { data, isPending, isPlaceholderData, error, refetch } = list;
  const { counts, newer, show } = useNewEnquiries();
  const form = useFormInAddress();
  const openId = typeof form.open === "number" ? form.open : 0;
  const opened = useQuery({ ...enquiryQuery(openId), enabled: openId > 0, refetchOnWindowFocus: false });
  const [erasing, setErasing] = useState<Erasing>();
  const [leftSeat, setLeftSeat] = useState<ChangedEnquiry>();
  const { take, reread } = useChangedEnquiries();
  const changed = useCallback(
    (items: readonly ChangedEnquiry[]) => {
      take(items);
      setLeftSeat((before) => items.find(({ first_waiting }) => first_waiting) ?? before);
    },
    [take],
  );
  const mark = useMarking(changed);

  function goOnAfter({ id }: Enquiry): void {
    const items = data?.items ?? [];
    const next = items[items.findIndex((one) => one.id === id) + 1];
    if (next) form.goOn(next.id);
    else {
      toast.success("That was the last one of this list");
      form.close();
    }
  }

  return (
    <>
      <PageHead title="Enquiries">
        <Button look="primary" id="add-enquiry" onClick={() => form.show("new")}>
          <PlusIcon />
          Add enquiry
        </Button>
        <ExportButton
          read={() => allEnquiries({ q: search.settled, ...narrowed })}
          name="enquiries"
          csvOf={csvOf}
          one="enquiry"
          many="enquiries"
        >
          Export CSV
        </ExportButton>
      </PageHead>
      <ViewLinks view={view} counts={counts} />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox placeholder="Search enquiries..." value={search.text} onChange={search.setText} />
        <FilterSelect label="Status" value={status ?? ""} options={filters} onChange={(value) => address.filter("status", value)} />
        <OwnerFilter value={address.get("owner")} onChange={(value) => address.filter("owner", value)} />
      </div>
      <ReceivedFilter {...received} />
      <div aria-live="polite">
        {newer > 0 ? (
          <p className="mb-4">
            <Button look="primary" onClick={show}>
              {newer === 1 ? "1 new enquiry" : `${newer} new enquiries`}: show
            </Button>
          </p>
        ) : null}
      </div>
      {leftSeat?.first_waiting ? (
        <FirstWaiting first={leftSeat.first_waiting} onClose={() => setLeftSeat(undefined)} onOpen={form.show} />
      ) : null}
      {isPending ? <Waiting>Loading enquiries...</Waiting> : null}
      {error && !data ? <ListTrouble what="Enquiries" error={error} onRetry={() => refetch()} /> : null}
      {data && data.items.length === 0 ? (
        <EmptyList search={search.settled} onClear={() => search.setText("")}>
          No enquiries available
        </EmptyList>
      ) : null}
      {data && data.items.length > 0 ? (
        <div aria-busy={isPlaceholderData}>
          <EnquiryList enquiries={data.items} onOpen={form.show} onMark={mark} />
          <Pager page={address.page} size={pageSize} total={data.total} onPage={address.goToPage} />
        </div>
      ) : null}
      {form.open === "new" ? (
        <AddEnquiryDialog
          onClose={form.close}
          onSaved={(saved) => {
            toast.success("Enquiry added", { action: { label: "Open", onClick: () => form.show(saved.id) } });
            reread();
            form.close();
          }}
        />
      ) : null}
      {openId > 0 && opened.data ? (
        <EnquiryDialog
          key={openId}
          item={opened.data}
          onClose={form.close}
          onSaved={(saved, goOn) => {
            toast.success("Enquiry saved");
            changed([saved]);
            if (goOn) goOnAfter(saved);
            else form.close();
          }}
          onChanged={(item) => {
            client.setQueryData(enquiryQuery(openId).queryKey, item);
            changed([item]);
          }}
          onMerged={(into) => {
            reread("enquiry", "enquiry-events", "enquiry-related");
            if (into !== openId) form.goOn(into);
          }}
          onErase={(whole, abandon) => setErasing(opened.data ? { enquiry: opened.data, whole, abandon } : undefined)}
        />
      ) : null}
      {openId > 0 && opened.data === null && !erasing ? <MissingRecord itemName="enquiry" onClose={form.close} /> : null}
      {openId > 0 && opened.error && !opened.data ? (
        <ListTrouble what="The enquiry" error={opened.error} onRetry={() => opened.refetch()} />
      ) : null}
      {erasing ? (
        <EraseDialog
          {...erasing}
          onDone={() => {
            erasing.abandon();
            setErasing(undefined);
            reread();
            form.close();
          }}
          onCancel={() => setErasing(undefined)}
        />
      ) : null}
    </>
  );
}
