import { useEffect, useRef, useState } from "react";
import { session } from "#contract/accounts/account.ts";
import { PrimaryButton } from "../components/button.tsx";
import { FieldError, TextField } from "../components/field.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { SentForm } from "../components/sent-form.tsx";
import { Waiting } from "../components/waiting.tsx";
import { api, Refused } from "./api-call.ts";
import { keepSession } from "./session.ts";
import { useBotCheck } from "./use-bot-check.tsx";
import { useSending } from "./use-sending.ts";

const required = "This field is required.";
export const unverified = "Please complete the verification";

type LoginFormProps = {
  /** The username of somebody who has just chosen a password, or whose session has ended. */
  known: string;
  onSignedIn: () => void;
  onStep: (step: string) => void;
};

/** Milliseconds without a key after which nobody is typing. */
const keysRestAfter = 600;

/**
 * Waits until nobody types: somebody whose session has just ended types on for a moment, which must not go into the password. Does nothing
 * where something has the focus by then.
 */
function whenKeysRest(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, keysRestAfter);
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener("keydown", wait);
  };
  function rest() {
    stop();
    if (document.activeElement === document.body || document.activeElement === null) work();
  }
  window.addEventListener("keydown", wait);
  wait();
  return stop;
}

/** Username, password and the bot check; `onStep`: a code is asked for as well; every message as section 8 of the specification has it. */
export function LoginForm({ known, onSignedIn, onStep }: LoginFormProps) {
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});
  const { busy, error, setError, send } = useSending({ refused: "Login failed" });
  const form = useRef<HTMLFormElement>(null);
  const check = useBotCheck(() => setError((shown) => (shown === unverified ? "" : shown)));

  async function signIn() {
    const absent = { ...(username.trim() === "" && { username: required }), ...(password === "" && { password: required }) };
    setMissing(absent);
    setError("");
    const first = absent.username ? "username" : absent.password ? "password" : undefined;
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    if (!check.isPassed) return setError(unverified);
    const went = await send(async () => {
      try {
        const body = { username, password, ...check.body };
        keepSession(await api.post("/auth/login", body, session, { ownCredentials: true }));
        onSignedIn();
      } catch (trouble) {
        if (!(trouble instanceof Refused) || trouble.step === undefined) throw trouble;
        onStep(trouble.step);
      }
    });
    if (!went) check.reset();
  }

  const { isReady } = check;
  useEffect(() => {
    // Not on a phone, where the keyboard would cover the page before anybody asked for it.
    if (!isReady || !matchMedia("(pointer: fine)").matches) return undefined;
    const focus = () => form.current?.querySelector<HTMLInputElement>(known ? "[name=password]" : "[name=username]")?.focus();
    return known === "" ? focus() : whenKeysRest(focus);
  }, [isReady, known]);

  if (!isReady) return <Waiting>Loading...</Waiting>;

  return (
    <SentForm ref={form} onSend={signIn}>
      <TextField
        label="Username"
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={missing.username}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={missing.password}
      />
      {check.widget}
      <FieldError>{error}</FieldError>
      <PrimaryButton type="submit" className="w-full" busy={busy && "Signing in..."}>
        Sign In
      </PrimaryButton>
    </SentForm>
  );
}
