import { useState } from "react";
import { useLeaveGuard } from "../components/use-leave-guard.ts";
import { ConfirmDialog } from "../lists/confirm-dialog.tsx";

/** Asks before what is typed is dropped, by closing the dialog that it stands in or by leaving the page. `question` stands beside it. */
export function useDiscardQuestion(isTyped: boolean, onClose = () => {}) {
  const [asking, setAsking] = useState(false);
  const leave = useLeaveGuard(isTyped);
  const keep = () => {
    setAsking(false);
    leave.stay();
  };
  const discard = () => (leave.asked ? leave.go() : onClose());
  return {
    close: () => (isTyped ? setAsking(true) : onClose()),
    question:
      asking || leave.asked ? (
        <ConfirmDialog title="Unsaved changes" confirm="Discard changes" cancel="Keep editing" danger onCancel={keep} onConfirm={discard}>
          <p>You have changes that are not saved. Do you want to discard them?</p>
        </ConfirmDialog>
      ) : null,
  };
}
