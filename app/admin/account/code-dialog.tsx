import { type ReactNode, useState } from "react";
import { TextField } from "../components/field.tsx";
import { FormModal } from "../components/form-modal.tsx";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { Refused } from "../session/api-call.ts";
import { useSignedIn } from "../session/session.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";

type CodeDialogProps = {
  title: string;
  submit: string;
  /** The password is asked for as well. */
  withPassword?: boolean;
  onCode: (code: string, password: string) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for a code of the app, or a recovery code, and says at the field when it is not right. */
export function CodeDialog({ title, submit, withPassword, onCode, onClose, children }: CodeDialogProps) {
  const { username } = useSignedIn();
  const [typed, setTyped] = useState({ code: "", password: "" });
  const [errors, setErrors] = useState<{ code?: string; password?: string }>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);

  async function send() {
    setErrors({});
    setTrouble(undefined);
    setBusy(true);
    try {
      await onCode(typed.code, typed.password);
    } catch (failed) {
      setBusy(false);
      if (isSessionEnd(failed)) return;
      const issue = failed instanceof Refused ? failed.issues.find(({ path }) => path in typed) : undefined;
      if (issue) setErrors({ [issue.path]: issue.message });
      else setTrouble(troubleOf(failed, { refused: "Nothing was changed", unreachable: "Nothing was changed" }));
    }
  }

  return (
    <FormModal title={title} submit={submit} busy={busy ? "Checking..." : undefined} onSave={send} onSubmit={send} onClose={onClose}>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
      {children}
      {withPassword ? (
        <>
          <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={typed.password}
            onChange={(event) => setTyped({ ...typed, password: event.target.value })}
            error={errors.password}
          />
        </>
      ) : null}
      <TextField
        label="Code"
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.code}
        onChange={(event) => setTyped({ ...typed, code: event.target.value })}
        error={errors.code}
      />
    </FormModal>
  );
}
