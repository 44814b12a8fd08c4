import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { ChangedEnquiry } from "#contract/enquiries/enquiry.ts";
import { Button } from "../components/button.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { PageHead } from "../components/page-head.tsx";
import { Pager } from "../components/pager.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { pageSize } from "../lists/page-of.ts";
import { useFormInAddress } from "../lists/use-form-in-address.ts";
import { OpenEnquiry } from "./dialog/open-enquiry.tsx";
import { allEnquiries, enquiriesQuery } from "./enquiry-calls.ts";
import { csvOf } from "./enquiry-csv.ts";
import { EnquiryFilters, useEnquiryFilters } from "./list/enquiry-filters.tsx";
import { EnquiryList } from "./list/enquiry-list.tsx";
import { FirstWaiting } from "./list/first-waiting.tsx";
import { useChangedEnquiries } from "./list/use-changed-enquiries.ts";
import { useMarking } from "./list/use-marking.ts";
import { useNewEnquiries } from "./list/use-new-enquiries.ts";
import { ViewLinks } from "./list/view-links.tsx";

/** What visitors asked, and what staff did about it; without this screen an enquiry that no mail carried would be invisible. */
export default function EnquiriesPage() {
  const filters = useEnquiryFilters();
  const { wanted, view, search, page, goToPage } = filters;
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(enquiriesQuery({ ...wanted, page }));
  const { counts, newer, show, setSince } = useNewEnquiries();
  const form = useFormInAddress();
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

  return (
    <>
      <PageHead title="Enquiries">
        <Button look="primary" id="add-enquiry" onClick={() => form.show("new")}>
          <PlusIcon />
          Add enquiry
        </Button>
        <ExportButton read={() => allEnquiries(wanted)} name="enquiries" csvOf={csvOf} one="enquiry" many="enquiries">
          Export CSV
        </ExportButton>
      </PageHead>
      <ViewLinks view={view} counts={counts} />
      <EnquiryFilters {...filters} />
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
          <Pager page={page} size={pageSize} total={data.total} onPage={goToPage} />
        </div>
      ) : null}
      <OpenEnquiry form={form} listed={data?.items ?? []} onAdded={({ id }) => setSince(id)} onChanged={changed} reread={reread} />
    </>
  );
}
