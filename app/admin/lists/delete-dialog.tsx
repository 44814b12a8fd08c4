import type { ReactNode } from "react";
import { toast } from "sonner";
import { capitalised } from "../components/capitalised.ts";
import { Refused } from "../session/api-call.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

type DeleteDialogProps = Pick<ConfirmDialogProps, "title" | "onCancel"> & {
  /** The sentence of section 5 of the specification. */
  question: string;
  itemName: string;
  remove: () => Promise<unknown>;
  onDone: () => void;
  /** For what is not gone for good: where it goes, and what the notice's "Undo" does. */
  goesTo?: { sentence: string; undo: () => void };
  children?: ReactNode;
};

/** Asks before something is deleted. What somebody else deleted already counts as done. */
export function DeleteDialog({ question, title, itemName, goesTo, remove, onDone, onCancel, children }: DeleteDialogProps) {
  async function go(): Promise<void> {
    await remove().catch((error: unknown) => {
      if (!(error instanceof Refused && error.status === 404)) throw error;
    });
    toast.success(`${capitalised(itemName)} deleted`, {
      ...(goesTo && { description: title, action: { label: "Undo", onClick: goesTo.undo } }),
    });
    onDone();
  }

  return (
    <ConfirmDialog
      title={question}
      confirm="Delete"
      busy="Deleting..."
      danger
      failed={{ refused: `Failed to delete ${itemName}`, unreachable: `Error deleting ${itemName}` }}
      onConfirm={go}
      onCancel={onCancel}
    >
      <p className="font-semibold wrap-anywhere">{title}</p>
      {children}
      <p>{goesTo?.sentence ?? "This cannot be undone."}</p>
    </ConfirmDialog>
  );
}
