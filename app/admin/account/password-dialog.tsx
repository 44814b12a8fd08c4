import { type ReactNode, useState } from "react";
import { TextField } from "../components/field.tsx";
import { FormModal } from "../components/form-modal.tsx";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { Refused } from "../session/api-call.ts";
import { NoPasskey } from "../session/passkeys.ts";
import { useSignedIn } from "../session/session.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";

type PasswordDialogProps = {
  title: string;
  submit: string;
  danger?: boolean;
  nameHint?: string;
  returnTo?: string;
  onSend: (password: string, name: string) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

const required = "This field is required.";

/** Asks for one's own password before something that decides who comes in, and says at the field when it is not right. */
export function PasswordDialog({ title, submit, danger, nameHint, returnTo, onSend, onClose, children }: PasswordDialogProps) {
  const { username } = useSignedIn();
  const [typed, setTyped] = useState({ name: "", password: "" });
  const [errors, setErrors] = useState<{ name?: string; password?: string }>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  const close = busy ? () => {} : onClose;

  async function send() {
    const missing = {
      ...(nameHint !== undefined && typed.name.trim() === "" && { name: required }),
      ...(typed.password === "" && { password: required }),
    };
    setErrors(missing);
    setTrouble(undefined);
    if (busy || Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      await onSend(typed.password, typed.name.trim());
    } catch (failed) {
      setBusy(false);
      if (isSessionEnd(failed)) return;
      const issue = failed instanceof Refused ? failed.issues.find(({ path }) => path in typed) : undefined;
      const words = "Nothing was changed";
      if (issue) setErrors({ [issue.path]: issue.message });
      else
        setTrouble(
          failed instanceof NoPasskey
            ? { title: words, detail: failed.message }
            : troubleOf(failed, { refused: words, unreachable: words }),
        );
    }
  }

  return (
    <FormModal
      title={title}
      submit={submit}
      busy={busy ? "Please wait..." : undefined}
      danger={danger === true}
      {...(returnTo && { returnTo })}
      onSave={send}
      onSubmit={send}
      onClose={close}
    >
      {children}
      {nameHint !== undefined ? (
        <TextField
          label="Name"
          required
          maxLength={60}
          hint={nameHint}
          value={typed.name}
          onChange={(event) => setTyped({ ...typed, name: event.target.value })}
          error={errors.name}
        />
      ) : null}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        error={errors.password}
      />
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
    </FormModal>
  );
}
