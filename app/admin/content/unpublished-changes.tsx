import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { fieldsOf } from "#contract/fields/field.ts";
import { publishingState } from "#contract/fields/publishing.ts";
import type { WorkingCopy } from "#contract/working-copy.ts";
import { momentInText } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { sayDiscarded, whatWasTyped } from "../forms/say-discarded.ts";
import { ConfirmButton } from "../lists/confirm-dialog.tsx";
import { type ContentCalls, workingCopyNotes } from "./content-calls.ts";
import { publishingOf } from "./publishing-ways.ts";

type UnpublishedChangesProps = {
  calls: Pick<ContentCalls, "kind" | "discardChanges" | "keepChanges">;
  id: number;
  /** What the changes are beside. */
  item: object;
  workingCopy: WorkingCopy;
  onDiscarded: () => void;
};

export function UnpublishedChanges({ calls, id, item, workingCopy, onDiscarded }: UnpublishedChangesProps) {
  const client = useQueryClient();
  const itemName = calls.kind.screen.one;

  async function discard(): Promise<void> {
    await calls.discardChanges(id, workingCopy.version);
    sayDiscarded(whatWasTyped(itemName, workingCopy.item, undefined), () => void takeBack());
    onDiscarded();
  }

  async function takeBack(): Promise<void> {
    const fields = fieldsOf(calls.kind.list, workingCopy.item);
    await calls.keepChanges(id, fields, workingCopy.base_version, undefined).then(
      () => toast.success("The changes are back as a draft"),
      () => toast.error("The changes could not be brought back"),
    );
    void client.invalidateQueries({ queryKey: workingCopyNotes.queryKey });
  }

  return (
    <Notice role="status">
      <p>
        These are changes that {workingCopy.saved_by} saved as a draft, {momentInText(workingCopy.saved_at)}.{" "}
        {whenTheyAreSeen(itemName, item, workingCopy.takes_over_at)}
      </p>
      <ConfirmButton
        button={{ children: "Discard changes" }}
        title="Discard changes"
        confirm="Discard changes"
        failed="The changes were not discarded"
        onConfirm={discard}
      >
        <p>The {itemName} stays as visitors see it now, and these changes go.</p>
      </ConfirmButton>
    </Notice>
  );
}

function whenTheyAreSeen(itemName: string, item: object, moment: string | undefined): string {
  const { publish_at = "", ...rest } = publishingOf(item);
  const comes = moment !== undefined && Date.parse(moment) > Date.now();
  if (publishingState({ publish_at, ...rest }) === "scheduled" && (comes || moment === undefined)) {
    if (comes && moment <= publish_at) return `They take its place by themselves, and visitors see it from ${momentInText(moment)}.`;
    const then = comes ? ` They take its place by themselves, ${momentInText(moment)}.` : "";
    return `Visitors see the ${itemName} as it was without them, from ${momentInText(publish_at)}, unless they are scheduled before.${then}`;
  }
  if (moment === undefined) return `Until they are published, the ${itemName} is as it was for visitors.`;
  if (comes) return `They take the place of what visitors see by themselves, ${momentInText(moment)}.`;
  return `They were to take the place of what visitors see, ${momentInText(moment)}, and did not: the ${itemName} was changed since.`;
}
