import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { type Erasable, type Erased, erasable, erased } from "#contract/enquiries/erasing.ts";
import { CheckField } from "../../components/field.tsx";
import { momentOf } from "../../components/moment.ts";
import { Waiting } from "../../components/waiting.tsx";
import { ConfirmDialog } from "../../lists/confirm-dialog.tsx";
import { ListTrouble } from "../../lists/list-states.tsx";
import { callOrNull, read } from "../../session/api-call.ts";

export type Erasing = { enquiry: Enquiry; whole: boolean; abandon: () => void };

const reasons: Record<Erasable["because"], string> = {
  this: "This enquiry",
  email: "Same e-mail address",
  merged: "Merged with it",
  phone: "Same phone number",
};

/** Shows exactly what would go; `whole`: everything of the person, of whom a phone alone is no proof. */
export function EraseDialog({ enquiry, whole, onDone, onCancel }: Erasing & { onDone: () => void; onCancel: () => void }) {
  const { id, name, email } = enquiry;
  const { data, isPending, error, refetch } = useQuery({ ...read(`/enquiries/${id}/erasable`, erasable.array()), staleTime: 0 });
  const [chosen, setChosen] = useState<Record<number, boolean>>({});
  const listed = data?.filter((one) => whole || one.id === id || one.merged_into === id) ?? [];
  const isChosen = (one: Erasable) => one.id === id || (chosen[one.id] ?? one.ticked);
  const stays = listed.filter((one) => one.merged_into === id && !isChosen(one)).length;

  async function erase(): Promise<void> {
    const ids = listed.filter(isChosen).map((one) => one.id);
    // Nothing where somebody else erased them already.
    const gone = await callOrNull("/enquiries/erase", { method: "POST", body: { ids }, answer: erased });
    toast.success(gone ? wordsOf(gone) : "Enquiry erased");
    onDone();
  }

  return (
    <ConfirmDialog
      title={whole ? "Are you sure you want to erase everything from this person?" : "Are you sure you want to erase this enquiry?"}
      confirm="Erase"
      busy="Erasing..."
      danger
      ready={data !== undefined}
      failed={{ refused: "Failed to delete enquiry", unreachable: "Error deleting enquiry" }}
      onConfirm={erase}
      onCancel={onCancel}
    >
      <p className="font-semibold wrap-anywhere">{[name, email].filter(Boolean).join(", ")}</p>
      {isPending ? <Waiting>Looking what belongs to it...</Waiting> : null}
      {error && !data ? <ListTrouble what="What belongs to it" error={error} onRetry={() => refetch()} /> : null}
      {listed.length > 1 ? (
        <fieldset className="min-w-0 wrap-anywhere">
          <legend className="mb-1 font-semibold">What is erased</legend>
          {listed.map((one) => (
            <CheckField
              key={one.id}
              label={[one.name, one.email || one.phone].filter(Boolean).join(", ")}
              hint={`${reasons[one.because]} · ${momentOf(one.created_at)}${one.ticked ? "" : " · another name and address: it may be somebody else"}`}
              checked={isChosen(one)}
              disabled={one.id === id}
              onChange={(event) => setChosen({ ...chosen, [one.id]: event.target.checked })}
            />
          ))}
        </fieldset>
      ) : null}
      {stays > 0 ? (
        <p>{stays === 1 ? "One that was merged with it stays, by itself." : `${stays} that were merged with it stay, each by itself.`}</p>
      ) : null}
      {data ? <p>With each go its timeline, its notes and its mail.</p> : null}
      <p>This cannot be undone.</p>
    </ConfirmDialog>
  );
}

/** What went, as the server said. */
function wordsOf(gone: Erased): string {
  const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
  const more = `${counted(gone.events, "line", "lines")} of timeline and ${counted(gone.mails, "mail", "mails")}`;
  return gone.erased === 1 ? `Enquiry erased, with ${more}` : `${gone.erased} enquiries erased, with ${more}`;
}
