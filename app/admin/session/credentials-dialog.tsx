import { type ReactNode, useState } from "react";
import { TextField } from "../components/field.tsx";
import { FormModal, type FormModalProps } from "../components/form-modal.tsx";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { Refused } from "./api-call.ts";
import { NoPasskey } from "./passkeys.ts";
import { useSignedIn } from "./session.ts";
import { isSessionEnd, troubleOf } from "./trouble.ts";

type Typed = { name: string; password: string; code: string };

type CredentialsDialogProps = Omit<FormModalProps, "busy" | "onSave" | "onSubmit" | "over"> & {
  asks: readonly (keyof Typed)[];
  hints?: Partial<Typed>;
  /** The password that they just typed elsewhere. */
  known?: string;
  /** The title of what is said when it did not work. */
  failed?: string;
  onSend: (typed: Typed) => Promise<unknown>;
  /** Another way to prove it, below the fields. */
  after?: ReactNode;
};

const required = "This field is required.";

/** Asks the person signed in for what only they know, before something that decides who has access; says at the field what is wrong. */
export function CredentialsDialog(props: CredentialsDialogProps) {
  const { asks, hints = {}, known = "", failed = "Nothing was changed", onSend, onClose, children, after, ...modal } = props;
  const { username } = useSignedIn();
  const [typed, setTyped] = useState<Typed>({ name: "", password: known, code: "" });
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);

  async function send() {
    const missing = Object.fromEntries(asks.filter((name) => typed[name].trim() === "").map((name) => [name, required]));
    setErrors(missing);
    setTrouble(undefined);
    if (busy || Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      await onSend({ ...typed, name: typed.name.trim() });
    } catch (error) {
      setBusy(false);
      if (isSessionEnd(error)) return;
      const issue = error instanceof Refused ? error.issues.find(({ path }) => path in typed) : undefined;
      if (issue) setErrors({ [issue.path]: issue.message });
      else if (error instanceof NoPasskey) setTrouble({ title: failed, detail: error.message });
      else setTrouble(troubleOf(error, failed));
    }
  }

  const input = (name: keyof Typed) => ({
    hint: hints[name],
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: errors[name],
  });
  return (
    <FormModal {...modal} busy={busy ? "Checking..." : undefined} onSave={send} onSubmit={send} onClose={busy ? () => {} : onClose}>
      <TroubleNotice trouble={trouble} />
      {children}
      {asks.includes("name") ? <TextField label="Name" required maxLength={60} {...input("name")} /> : null}
      {asks.includes("password") ? (
        <>
          <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
          <PasswordField label="Your password" autoComplete="current-password" {...input("password")} />
        </>
      ) : null}
      {asks.includes("code") ? (
        <TextField label="Code" required autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...input("code")} />
      ) : null}
      {after}
    </FormModal>
  );
}
