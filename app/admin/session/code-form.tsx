import { useState } from "react";
import { session } from "#contract/accounts/account.ts";
import { Button, PrimaryButton } from "../components/button.tsx";
import { FieldError, TextField } from "../components/field.tsx";
import { SentForm } from "../components/sent-form.tsx";
import { api } from "./api-call.ts";
import { keepSession } from "./session.ts";
import { useSending } from "./use-sending.ts";

export function CodeForm({ step, onSignedIn, onBack }: { step: string; onSignedIn: () => void; onBack: () => void }) {
  const [code, setCode] = useState("");
  const { busy, error, send } = useSending();
  const signIn = () =>
    send(async () => {
      keepSession(await api.post("/auth/login/code", { step, code }, session, { ownCredentials: true }));
      onSignedIn();
    });

  return (
    <SentForm onSend={signIn}>
      <TextField
        label="Code"
        name="code"
        required
        autoFocus
        autoComplete="one-time-code"
        enterKeyHint="go"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        hint="The six digits that your app shows now, or one of your recovery codes."
      />
      <FieldError>{error}</FieldError>
      <PrimaryButton type="submit" className="w-full" busy={busy && "Signing in..."}>
        Sign In
      </PrimaryButton>
      <Button onClick={onBack} className="w-full">
        Begin again
      </Button>
    </SentForm>
  );
}
