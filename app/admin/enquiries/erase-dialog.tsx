import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { DeleteDialog } from "../lists/delete-dialog.tsx";
import { eraseEnquiry, erasePerson } from "./enquiry-calls.ts";

export type Erasing = { enquiry: Enquiry; whole: boolean; abandon: () => void };

export function EraseDialog({ enquiry, whole, onDone, onCancel }: Erasing & { onDone: () => void; onCancel: () => void }) {
  const { id, name, email } = enquiry;
  return (
    <DeleteDialog
      question={whole ? "Are you sure you want to erase everything from this person?" : "Are you sure you want to erase this enquiry?"}
      title={whole ? email : [name, email].filter(Boolean).join(", ")}
      itemName="enquiry"
      confirm="Erase"
      busy="Erasing..."
      done={whole ? "Everything from this person is erased" : "Enquiry erased"}
      remove={() => (whole ? erasePerson(email) : eraseEnquiry(id))}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
