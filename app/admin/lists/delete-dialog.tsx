import { toast } from "sonner";
import { ConfirmDialog } from "../furniture/confirm-dialog.tsx";
import { Refused } from "../session/api-call.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";

type DeleteDialogProps = {
  /** The sentence of section 5 of the specification. */
  question: string;
  /** Which one, by name. */
  title: string;
  noun: string;
  remove: () => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
  /** What the confirming button says. */
  confirm?: string;
  busy?: string;
  done?: string;
};

/** Asks before something is deleted. What somebody else deleted already counts as done. */
export function DeleteDialog({
  question,
  title,
  noun,
  remove,
  onDone,
  onCancel,
  confirm = "Delete",
  busy = "Deleting...",
  done,
}: DeleteDialogProps) {
  async function go() {
    try {
      await remove();
    } catch (error) {
      if (isSessionEnd(error)) return undefined;
      if (!(error instanceof Refused && error.status === 404)) {
        const trouble = troubleOf(error, { refused: `Failed to delete ${noun}`, unreachable: `Error deleting ${noun}` });
        return { ...trouble, detail: trouble.detail.replace(" Nothing you typed is lost.", "") };
      }
    }
    toast.success(done ?? `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted`);
    onDone();
    return undefined;
  }

  return (
    <ConfirmDialog title={question} confirm={confirm} busy={busy} danger onConfirm={go} onCancel={onCancel}>
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p>This cannot be undone.</p>
    </ConfirmDialog>
  );
}
