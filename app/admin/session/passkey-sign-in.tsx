import { useState } from "react";
import { session } from "#contract/accounts/account.ts";
import { passkeyRequest } from "#contract/accounts/passkey.ts";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { PasskeyIcon } from "../components/icons.tsx";
import { call, Refused } from "./api-call.ts";
import { knowsPasskeys, NoPasskey, showPasskey } from "./passkeys.ts";
import { keepSession } from "./session.ts";

const way = "/auth/login/passkey";

/** The way in without a password: the browser asks which passkey, and the device asks who it is. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  if (!knowsPasskeys()) return null;

  async function signIn() {
    setError("");
    setBusy(true);
    try {
      const { body: request } = await call(way, { answer: passkeyRequest, ownCredentials: true });
      const body = await showPasskey(request);
      keepSession((await call(way, { method: "POST", body, answer: session, ownCredentials: true })).body);
      onSignedIn();
    } catch (trouble) {
      setBusy(false);
      const isSaid = trouble instanceof NoPasskey || (trouble instanceof Refused && trouble.message !== "");
      setError(isSaid ? trouble.message : "Network error. Please try again.");
    }
  }

  return (
    <div className="space-y-2">
      <Button className="w-full" busy={busy ? "Waiting for your device..." : undefined} onClick={signIn}>
        <PasskeyIcon />
        Use a passkey
      </Button>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
