import { ConfirmDialog } from "../components/confirm-dialog.tsx";

type DiscardDialogProps = {
  onKeep: () => void;
  onDiscard: () => void;
};

export function DiscardDialog({ onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Unsaved changes"
      confirm="Discard changes"
      cancel="Keep editing"
      danger
      onCancel={onKeep}
      onConfirm={() => {
        onDiscard();
        return undefined;
      }}
    >
      <p>You have changes that are not saved. Do you want to discard them?</p>
    </ConfirmDialog>
  );
}
