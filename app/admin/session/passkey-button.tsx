import { useState } from "react";
import { passkeyRequest } from "#contract/accounts/passkey.ts";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { PasskeyIcon } from "../components/icons.tsx";
import { call, Refused } from "./api-call.ts";
import { knowsPasskeys, NoPasskey, showPasskey } from "./passkeys.ts";

type PasskeyButtonProps = { send: (passkey: Awaited<ReturnType<typeof showPasskey>>) => Promise<unknown> };

/** The way without a password: the browser asks which passkey, and the device asks who it is. */
export function PasskeyButton({ send }: PasskeyButtonProps) {
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  if (!knowsPasskeys()) return null;

  async function use() {
    setError("");
    setBusy(true);
    try {
      await send(await showPasskey(await call("/auth/login/passkey", { answer: passkeyRequest, ownCredentials: true })));
    } catch (trouble) {
      setBusy(false);
      const isSaid = trouble instanceof NoPasskey || (trouble instanceof Refused && trouble.message !== "");
      setError(isSaid ? trouble.message : "Network error. Please try again.");
    }
  }

  return (
    <div className="space-y-2">
      <Button icon={PasskeyIcon} className="w-full" busy={busy ? "Waiting for your device..." : undefined} onClick={use}>
        Use a passkey
      </Button>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
