import { passkeyRequest } from "#contract/accounts/passkey.ts";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { PasskeyIcon } from "../components/icons.tsx";
import { call } from "./api-call.ts";
import { knowsPasskeys, showPasskey } from "./passkeys.ts";
import { useSending } from "./use-sending.ts";

/** Signs in without a password: the browser asks which passkey, and the device asks who it is. */
export function PasskeyButton({ send }: { send: (passkey: Awaited<ReturnType<typeof showPasskey>>) => Promise<unknown> }) {
  const sending = useSending();
  if (!knowsPasskeys()) return null;
  const use = () =>
    sending.send(async () => send(await showPasskey(await call("/auth/login/passkey", { answer: passkeyRequest, ownCredentials: true }))));

  return (
    <div className="space-y-2">
      <Button icon={PasskeyIcon} className="w-full" busy={sending.busy && "Waiting for your device..."} onClick={use}>
        Use a passkey
      </Button>
      <FieldError>{sending.error}</FieldError>
    </div>
  );
}
