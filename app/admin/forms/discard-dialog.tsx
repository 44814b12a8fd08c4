import { ConfirmDialog } from "../components/confirm-dialog.tsx";

type DiscardDialogProps = {
  onKeep: () => void;
  onDiscard: () => void;
  /** Leaves, and finds it again the next time; for forms that are kept. */
  onLater?: (() => void) | undefined;
};

/** Asks before what was typed is dropped. */
export function DiscardDialog({ onKeep, onDiscard, onLater }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Unsaved changes"
      confirm="Discard changes"
      cancel="Keep editing"
      danger
      {...(onLater && { other: { label: "Keep for later", onPress: onLater } })}
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
