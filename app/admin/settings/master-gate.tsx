import { useRef, useState } from "react";
import { PrimaryButton } from "../components/button.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { SentForm } from "../components/sent-form.tsx";
import { api, nothing } from "../session/api-call.ts";
import { useSending } from "../session/use-sending.ts";

/** Asks for the master password before the settings are shown. It opens this page and grants nothing on the server. */
export function MasterGate({ onUnlocked }: { onUnlocked: () => void }) {
  const [masterPassword, setMasterPassword] = useState("");
  const { busy, error, setError, send } = useSending({ refused: "Invalid master password" });
  const form = useRef<HTMLFormElement>(null);

  async function verify() {
    const isTyped = masterPassword !== "";
    if (!isTyped) setError("This field is required.");
    const isRight =
      isTyped &&
      (await send(async () => {
        await api.post("/auth/verify-master", { masterPassword }, nothing, { ownCredentials: true });
        onUnlocked();
      }));
    if (!isRight) form.current?.querySelector("input")?.focus();
  }

  return (
    <section className="mx-auto max-w-md rounded-xl border border-line bg-card p-6 sm:p-8">
      <h2 className="font-display text-xl font-semibold">Protected Area</h2>
      <p className="mt-1 mb-5 text-quiet">Please enter the master password to go on.</p>
      <SentForm ref={form} onSend={verify}>
        <PasswordField
          label="Master password"
          autoComplete="off"
          enterKeyHint="go"
          value={masterPassword}
          onChange={(event) => setMasterPassword(event.target.value)}
          error={error || undefined}
        />
        <PrimaryButton type="submit" className="w-full" busy={busy && "Verifying..."}>
          Access Settings
        </PrimaryButton>
      </SentForm>
    </section>
  );
}
