import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { ChangedEnquiry, Enquiry } from "#contract/enquiries/enquiry.ts";
import { ListTrouble } from "../../lists/list-states.tsx";
import { MissingRecord } from "../../lists/missing-record.tsx";
import type { useFormInAddress } from "../../lists/use-form-in-address.ts";
import { enquiryQuery } from "../enquiry-calls.ts";
import { placesInWords } from "../seats/seat-rules.ts";
import { AddEnquiryDialog } from "./add-enquiry-dialog.tsx";
import { EnquiryDialog } from "./enquiry-dialog.tsx";
import { EraseDialog, type Erasing } from "./erase-dialog.tsx";

type OpenEnquiryProps = {
  /** The form of the new enquiry in the drafts; undefined while it is read which there are. */
  begun: string | undefined;
  /** Once the form of a new one is closed: what is typed in it is kept then. */
  onLeft: () => void;
  form: ReturnType<typeof useFormInAddress>;
  /** The list that it was opened from, which says what the next one is. */
  listed: readonly Enquiry[];
  onAdded: (item: Enquiry) => void;
  onChanged: (items: readonly ChangedEnquiry[]) => void;
  onErased: (item: Enquiry) => void;
  reread: (...keys: string[]) => void;
};

/** The dialog that the address names: of a new enquiry, or of one that is read anew for it. */
export function OpenEnquiry({ begun, onLeft, form, listed, onAdded, onChanged, onErased, reread }: OpenEnquiryProps) {
  const client = useQueryClient();
  const { id } = form;
  const { data: item, error, refetch } = useQuery({ ...enquiryQuery(id), enabled: id > 0, refetchOnWindowFocus: false });
  const [erasing, setErasing] = useState<Erasing>();

  function goOnAfter({ id: before }: Enquiry): void {
    const next = listed[listed.findIndex((one) => one.id === before) + 1];
    if (next) form.goOn(next.id);
    else {
      toast.success("That was the last one of this list");
      form.close();
    }
  }

  return (
    <>
      {form.open === "new" && begun ? (
        <AddEnquiryDialog
          key={begun}
          name={begun}
          onLeft={onLeft}
          onClose={form.close}
          onSaved={(saved, isAdded) => {
            toast.success(isAdded ? `Added to the enquiry of ${saved.name}` : "Enquiry added", {
              action: { label: "Open", onClick: () => form.show(saved.id) },
            });
            reread();
            if (isAdded) onChanged([saved]);
            else onAdded(saved);
            form.close();
          }}
        />
      ) : null}
      {item ? (
        <EnquiryDialog
          key={id}
          item={item}
          onClose={form.close}
          onSaved={(saved, goOn) => {
            toast.success("Enquiry saved", { description: placesInWords([item], [saved]) ?? "" });
            onChanged([saved]);
            if (goOn) goOnAfter(saved);
            else form.close();
          }}
          onChanged={(changed) => {
            client.setQueryData(enquiryQuery(id).queryKey, changed);
            onChanged([changed]);
          }}
          onNext={goOnAfter}
          onMerged={(into) => {
            reread("enquiry", "enquiry-events", "enquiry-related");
            if (into !== id) form.goOn(into);
          }}
          onErase={(whole, abandon) => setErasing({ enquiry: item, whole, abandon })}
        />
      ) : null}
      {item === null && !erasing ? <MissingRecord itemName="enquiry" onClose={form.close} /> : null}
      {error && !item ? <ListTrouble what="The enquiry" error={error} onRetry={() => refetch()} /> : null}
      {erasing ? (
        <EraseDialog
          {...erasing}
          onDone={() => {
            erasing.abandon();
            setErasing(undefined);
            reread();
            onErased(erasing.enquiry);
            form.close();
          }}
          onCancel={() => setErasing(undefined)}
        />
      ) : null}
    </>
  );
}
