import { useState } from "react";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { z } from "#contract/zod.ts";
import { Button, PrimaryButton } from "../components/button.tsx";
import { FieldError, TextField } from "../components/field.tsx";
import { Notice } from "../components/notice.tsx";
import { SentForm } from "../components/sent-form.tsx";
import { Waiting } from "../components/waiting.tsx";
import { api } from "./api-call.ts";
import { unverified } from "./login-form.tsx";
import { useBotCheck } from "./use-bot-check.tsx";
import { useSending } from "./use-sending.ts";

const answer = z.object({ message: z.string() });

export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const [username, setUsername] = useState("");
  const [missing, setMissing] = useState("");
  const { busy, error, setError, send } = useSending();
  const [said, setSaid] = useState("");
  const check = useBotCheck(() => setError((shown) => (shown === unverified ? "" : shown)));

  async function ask() {
    const isMissing = username.trim() === "";
    setMissing(isMissing ? "This field is required." : "");
    setError(isMissing || check.isPassed ? "" : unverified);
    if (isMissing || !check.isPassed) return;
    const body = { username, ...check.body };
    const went = await send(async () => setSaid((await api.post("/auth/forgot-password", body, answer, { ownCredentials: true })).message));
    if (!went) check.reset();
  }

  const back = (
    <Button onClick={onBack} className="w-full">
      Back to the sign-in
    </Button>
  );
  if (!check.isReady) return <Waiting>Loading...</Waiting>;
  if (said) {
    return (
      <div className="space-y-4">
        <Notice role="status">{said}</Notice>
        {back}
      </div>
    );
  }
  return (
    <SentForm onSend={ask}>
      <p>
        <WholeWords text="Type your username or your e-mail address. If mail can be sent, a link for a new password comes to your mailbox." />
      </p>
      <TextField
        label="Username or e-mail"
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={missing}
      />
      {check.widget}
      <FieldError>{error}</FieldError>
      <PrimaryButton type="submit" className="w-full" busy={busy && "Asking..."}>
        Send me a link
      </PrimaryButton>
      {back}
    </SentForm>
  );
}
