import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { session } from "#contract/account.ts";
import { z } from "#contract/zod.ts";
import { type BotCheckHandle, BotCheckWidget } from "../../ui/bot-check/bot-check-widget.tsx";
import { isRemoteProvider } from "../../ui/bot-check/remote.ts";
import { Button } from "../components/button.tsx";
import { FieldError, TextField } from "../components/field.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { Waiting } from "../components/waiting.tsx";
import { call, Refused } from "./api-call.ts";
import { isSignInDocument, loadSignInDocument } from "./documents.ts";
import { keepSession } from "./session.ts";

const required = "This field is required.";
const unverified = "Please complete the verification";
const botCheck = z.object({ provider: z.string(), siteKey: z.string() });

/** Username, password and the bot check; every message as section 8 of the specification has it. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const widget = useRef<BotCheckHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const check = useQuery({
    queryKey: ["bot-check"],
    queryFn: async ({ signal }) => (await call("/bot-check", { answer: botCheck, signal, ownCredentials: true })).body,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
  });
  const needsDocument = check.data !== undefined && isRemoteProvider(check.data.provider) && !isSignInDocument();
  useEffect(() => {
    if (needsDocument) loadSignInDocument();
  }, [needsDocument]);
  const needed = check.data !== undefined && check.data.provider !== "off";

  async function signIn() {
    const absent = { ...(username.trim() === "" && { username: required }), ...(password === "" && { password: required }) };
    setMissing(absent);
    setError("");
    const first = absent.username ? "username" : absent.password ? "password" : undefined;
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    if (needed && token === null) {
      setError(unverified);
      return;
    }
    setBusy(true);
    try {
      const body = { username, password, ...(token !== null && { recaptchaToken: token }) };
      keepSession((await call("/auth/login", { method: "POST", body, answer: session, ownCredentials: true })).body);
      onSignedIn();
    } catch (trouble) {
      setBusy(false);
      setError(trouble instanceof Refused ? trouble.message || "Login failed" : "Network error. Please try again.");
      widget.current?.reset();
    }
  }

  // Nothing may be typed into a document that may be about to give way to another.
  if (needsDocument || (check.isLoading && !isSignInDocument())) return <Waiting>Loading...</Waiting>;

  return (
    <form
      ref={form}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        signIn();
      }}
    >
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
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={missing.password}
      />
      {check.isPending ? <div className="min-h-14" /> : null}
      {check.data ? (
        <BotCheckWidget
          provider={check.data.provider}
          siteKey={check.data.siteKey}
          onToken={(passed) => {
            setToken(passed);
            if (passed !== null) setError((shown) => (shown === unverified ? "" : shown));
          }}
          unavailableText="Reload the page to try again."
          ref={widget}
        />
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
      <Button type="submit" look="primary" className="w-full" busy={busy ? "Signing in..." : undefined}>
        Sign In
      </Button>
    </form>
  );
}
