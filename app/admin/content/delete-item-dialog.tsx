import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { publishingState } from "#contract/fields/publishing.ts";
import { capitalised } from "../components/capitalised.ts";
import { changedByReturn, restoreFromTrash } from "../history/history-calls.ts";
import { DeleteDialog } from "../lists/delete-dialog.tsx";
import { TargetField, targetHint } from "../redirects/target-field.tsx";
import { sayFailure } from "../session/trouble.ts";
import { type ContentCalls, type StoredItem, titleIn } from "./content-calls.ts";
import { publishingOf } from "./publishing-ways.ts";

type DeleteItemDialogProps = {
  calls: Pick<ContentCalls, "kind" | "remove">;
  item: StoredItem;
  keptBy: ReactNode;
  onDone: () => void;
  onCancel: () => void;
};

/** Asks before an item goes to the trash, and where its address is to lead. */
export function DeleteItemDialog({ calls: { kind, remove }, item, keptBy, onDone, onCancel }: DeleteItemDialogProps) {
  const { path, screen, page } = kind;
  const { id } = item;
  const itemName = screen.one;
  const hasPage = page !== undefined && wasSeen(item, kind);
  const [leadsTo, setLeadsTo] = useState("");
  const named = capitalised(itemName);

  async function takeBack(): Promise<void> {
    try {
      const restored = await restoreFromTrash(path, id);
      toast.success(`${named} restored`, { description: changedByReturn(restored) });
      onDone();
    } catch (error) {
      sayFailure(error, `${named} not restored`, { more: " It is still in the trash." });
    }
  }

  return (
    <DeleteDialog
      question={`Are you sure you want to delete this ${itemName}?`}
      title={titleIn(kind, item)}
      itemName={itemName}
      goesTo={{ sentence: "It goes to the trash and can be restored from there for 30 days.", undo: takeBack }}
      remove={() => remove(id, leadsTo.trim() || undefined)}
      onDone={onDone}
      onCancel={onCancel}
    >
      {keptBy}
      {hasPage ? (
        <TargetField
          label="Lead its address to (optional)"
          hint={`${targetHint}. Without it, the address says that the ${itemName} is gone.`}
          maxLength={500}
          value={leadsTo}
          onChange={(event) => setLeadsTo(event.target.value)}
        />
      ) : null}
    </DeleteDialog>
  );
}

/** Nobody asks for the address of what visitors never saw. */
function wasSeen(item: object, { publishing }: ContentCalls["kind"]): boolean {
  const state = publishing ? publishingState(publishingOf(item)) : "published";
  return state === "published" || state === "withdrawn";
}
