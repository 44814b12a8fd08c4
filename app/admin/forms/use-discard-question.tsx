import { useState } from "react";
import { type Location, useBlocker } from "react-router";
import { useClosingGuard } from "../components/use-closing-guard.ts";
import { ConfirmDialog } from "../lists/confirm-dialog.tsx";

/** Asks before what is typed is dropped, by closing the dialog that it stands in or by leaving the page. `question` stands beside it. */
export function useDiscardQuestion(isTyped: boolean, onClose = () => {}) {
  const [asking, setAsking] = useState(false);
  return {
    close: () => (isTyped ? setAsking(true) : onClose()),
    question: isTyped ? <DiscardQuestion asking={asking} onKeep={() => setAsking(false)} onDiscard={onClose} /> : null,
  };
}

type DiscardQuestionProps = { asking: boolean; onKeep: () => void; onDiscard: () => void };

/** Is there only while something is typed, because React Router asks one guard alone; the way to the login page is never held. */
function DiscardQuestion({ asking, onKeep, onDiscard }: DiscardQuestionProps) {
  const leaving = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      next.pathname !== "/admin/login" && (here.pathname !== next.pathname || formOf(here) !== formOf(next)),
  );
  useClosingGuard(true);
  if (!asking && leaving.state !== "blocked") return null;

  const keep = () => {
    onKeep();
    leaving.reset?.();
  };
  const discard = leaving.proceed ?? onDiscard;
  return (
    <ConfirmDialog title="Unsaved changes" confirm="Discard changes" cancel="Keep editing" danger onCancel={keep} onConfirm={discard}>
      <p>You have changes that are not saved. Do you want to discard them?</p>
    </ConfirmDialog>
  );
}

function formOf({ search }: Location): string | null {
  return new URLSearchParams(search).get("form");
}
