import { useState } from "react";
import { toast } from "sonner";
import type { ContentPath } from "#contract/content-kinds.ts";
import { capitalised } from "../components/capitalised.ts";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { TextField } from "../components/field.tsx";
import { changedByReturn, restoreFromTrash } from "../history/history-calls.ts";
import { PagesOfTheSite, pagesId } from "../redirects/pages-of-the-site.tsx";
import { targetHint } from "../redirects/target-hint.ts";
import { Refused } from "../session/api-call.ts";
import { isSessionEnd, type Trouble, troubleOf, withoutTyping } from "../session/trouble.ts";

type DeleteDialogProps = {
  /** The sentence of section 5 of the specification. */
  question: string;
  title: string;
  noun: string;
  /** Where it goes: content can be taken out of the trash again, other things are gone for good. */
  trash?: { path: ContentPath; id: number };
  hasPage?: boolean;
  /** `leadsTo`: where its address is to lead; undefined: nowhere. */
  remove: (leadsTo?: string) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
  confirm?: string;
  busy?: string;
  done?: string;
};

/** Asks before something is deleted. What somebody else deleted already counts as done. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { question, title, noun, trash, remove, onDone, onCancel, confirm = "Delete", busy = "Deleting..." } = props;
  const named = capitalised(noun);
  const [leadsTo, setLeadsTo] = useState("");

  async function go(): Promise<Trouble | undefined> {
    try {
      await remove(leadsTo.trim() || undefined);
    } catch (error) {
      if (isSessionEnd(error)) return undefined;
      if (!(error instanceof Refused && error.status === 404)) {
        return withoutTyping(troubleOf(error, { refused: `Failed to delete ${noun}`, unreachable: `Error deleting ${noun}` }));
      }
    }
    toast.success(props.done ?? `${named} deleted`, {
      ...(trash && { description: title, action: { label: "Undo", onClick: () => takeBack(trash) } }),
    });
    onDone();
    return undefined;
  }

  async function takeBack({ path, id }: { path: ContentPath; id: number }): Promise<void> {
    try {
      const restored = await restoreFromTrash(path, id);
      toast.success(`${named} restored`, { description: changedByReturn(restored) });
      onDone();
    } catch (error) {
      if (isSessionEnd(error)) return;
      const trouble = withoutTyping(troubleOf(error, { refused: `${named} not restored`, unreachable: `${named} not restored` }));
      toast.error(trouble.title, { description: `${trouble.detail} It is still in the trash.` });
    }
  }

  return (
    <ConfirmDialog title={question} confirm={confirm} busy={busy} danger onConfirm={go} onCancel={onCancel}>
      <p className="font-semibold wrap-anywhere">{title}</p>
      {props.hasPage ? <PagesOfTheSite /> : null}
      {props.hasPage ? (
        <TextField
          list={pagesId}
          label="Lead its address to (optional)"
          hint={`${targetHint}. Without it, the address says that the ${noun} is gone.`}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          value={leadsTo}
          onChange={(event) => setLeadsTo(event.target.value)}
        />
      ) : null}
      <p>{trash ? "It goes to the trash and can be restored from there for 30 days." : "This cannot be undone."}</p>
    </ConfirmDialog>
  );
}
