import { ConfirmDialog } from "../lists/confirm-dialog.tsx";

export function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <ConfirmDialog title="Unsaved changes" confirm="Discard changes" cancel="Keep editing" danger onCancel={onKeep} onConfirm={onDiscard}>
      <p>You have changes that are not saved. Do you want to discard them?</p>
    </ConfirmDialog>
  );
}
