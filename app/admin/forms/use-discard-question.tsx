import { type ReactNode, useState } from "react";
import { useLeaveGuard } from "../components/use-leave-guard.ts";
import { DiscardDialog } from "./discard-dialog.tsx";

/** Asks before what is typed in a dialog is dropped, by closing it or by leaving the page. `question` stands in the dialog. */
export function useDiscardQuestion(isTyped: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  const leave = useLeaveGuard(isTyped);
  return {
    close: () => (isTyped ? setAsking(true) : onClose()),
    question:
      asking || leave.asked ? (
        <DiscardDialog
          onKeep={() => {
            setAsking(false);
            leave.stay();
          }}
          onDiscard={() => (leave.asked ? leave.go() : onClose())}
        />
      ) : null,
  };
}
