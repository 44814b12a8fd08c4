import { type ReactNode, useState } from "react";
import { TextField } from "../components/field.tsx";
import { FormModal } from "../components/form-modal.tsx";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { Refused } from "../session/api-call.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";

type CodeDialogProps = { title: string; submit: string; onCode: (code: string) => Promise<void>; onClose: () => void; children: ReactNode };

/** Asks for a code of the app, or a recovery code, and says at the field when it is not right. */
export function CodeDialog({ title, submit, onCode, onClose, children }: CodeDialogProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);

  async function send() {
    setError("");
    setTrouble(undefined);
    setBusy(true);
    try {
      await onCode(code);
    } catch (failed) {
      setBusy(false);
      if (isSessionEnd(failed)) return;
      const atField = failed instanceof Refused && failed.issues.some(({ path }) => path === "code");
      if (atField) setError(failed.issues[0]?.message ?? failed.message);
      else setTrouble(troubleOf(failed, { refused: "Nothing was changed", unreachable: "Nothing was changed" }));
    }
  }

  return (
    <FormModal title={title} submit={submit} busy={busy ? "Checking..." : undefined} onSave={send} onSubmit={send} onClose={onClose}>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
      {children}
      <TextField
        label="Code"
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
      />
    </FormModal>
  );
}
