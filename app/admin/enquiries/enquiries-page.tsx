import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { Enquiry } from "#contract/enquiry.ts";
import { enquiryStatuses } from "#contract/enquiry-words.ts";
import { PageHead } from "../components/page-head.tsx";
import { Pager } from "../components/pager.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { Waiting } from "../components/waiting.tsx";
import { statusQuery } from "../layout/status-query.ts";
import { DeleteDialog } from "../lists/delete-dialog.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { FilterSelect } from "../lists/filter-select.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { MissingRecord } from "../lists/missing-record.tsx";
import { pageSize } from "../lists/page-of.ts";
import { useFormInAddress } from "../lists/use-form-in-address.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { useSearchInAddress } from "../lists/use-search-in-address.ts";
import { allEnquiries, enquiriesQuery, enquiryQuery, eraseEnquiry, erasePerson } from "./enquiry-calls.ts";
import { csvOf } from "./enquiry-csv.ts";
import { EnquiryDialog } from "./enquiry-dialog.tsx";
import { EnquiryList } from "./enquiry-list.tsx";

export const meta = () => [{ title: "Enquiries · Back office" }, { name: "robots", content: "noindex, nofollow" }];

const filters = [{ value: "", label: "All" }, ...enquiryStatuses.map((status) => ({ value: status, label: status }))];

/** What is about to be erased: one enquiry, or the whole of what its sender wrote. */
type Erasing = { enquiry: Enquiry; whole: boolean; abandon: () => void };

/** What visitors asked; without this screen an enquiry that no mail carried would be invisible. */
export default function EnquiriesPage() {
  const client = useQueryClient();
  const search = useSearchInAddress();
  const address = useListAddress();
  const status = enquiryStatuses.find((known) => known === address.get("status"));
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(
    enquiriesQuery({ q: search.settled, page: address.page, status }),
  );
  const form = useFormInAddress();
  const openId = typeof form.open === "number" ? form.open : 0;
  const opened = useQuery({ ...enquiryQuery(openId), enabled: openId > 0, refetchOnWindowFocus: false });
  const [erasing, setErasing] = useState<Erasing>();

  function reread() {
    client.invalidateQueries({ queryKey: ["enquiries"] });
    client.invalidateQueries({ queryKey: statusQuery.queryKey });
  }

  return (
    <>
      <PageHead title="Enquiries">
        <ExportButton
          read={() => allEnquiries({ q: search.settled, status })}
          name="enquiries"
          csvOf={csvOf}
          one="enquiry"
          many="enquiries"
        >
          Export CSV
        </ExportButton>
      </PageHead>
      <div className="mb-5 flex flex-wrap gap-3">
        <SearchBox placeholder="Search enquiries..." value={search.text} onChange={search.setText} />
        <FilterSelect label="Status" value={status ?? ""} options={filters} onChange={(value) => address.filter("status", value)} />
      </div>
      {isPending ? <Waiting>Loading enquiries...</Waiting> : null}
      {error && !data ? <ListTrouble what="Enquiries" error={error} onRetry={() => refetch()} /> : null}
      {data && data.items.length === 0 ? (
        <EmptyList search={search.settled} onClear={() => search.setText("")}>
          No enquiries available
        </EmptyList>
      ) : null}
      {data && data.items.length > 0 ? (
        <div aria-busy={isPlaceholderData}>
          <EnquiryList enquiries={data.items} onOpen={form.show} />
          <Pager page={address.page} size={pageSize} total={data.total} onPage={address.goToPage} />
        </div>
      ) : null}
      {openId > 0 && opened.data ? (
        <EnquiryDialog
          key={openId}
          item={opened.data}
          onClose={form.close}
          onSaved={() => {
            toast.success("Enquiry saved");
            reread();
            form.close();
          }}
          onErase={(whole, abandon) => setErasing(opened.data ? { enquiry: opened.data, whole, abandon } : undefined)}
        />
      ) : null}
      {openId > 0 && opened.data === null && !erasing ? <MissingRecord noun="enquiry" onClose={form.close} /> : null}
      {openId > 0 && opened.error && !opened.data ? (
        <ListTrouble what="The enquiry" error={opened.error} onRetry={() => opened.refetch()} />
      ) : null}
      {erasing ? (
        <DeleteDialog
          question={
            erasing.whole ? "Are you sure you want to erase everything from this person?" : "Are you sure you want to erase this enquiry?"
          }
          title={erasing.whole ? erasing.enquiry.email : `${erasing.enquiry.name}, ${erasing.enquiry.email}`}
          noun="enquiry"
          confirm="Erase"
          busy="Erasing..."
          done={erasing.whole ? "Everything from this person is erased" : "Enquiry erased"}
          remove={() => (erasing.whole ? erasePerson(erasing.enquiry.email) : eraseEnquiry(erasing.enquiry.id))}
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
