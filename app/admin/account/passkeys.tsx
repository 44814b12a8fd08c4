import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { maxPasskeys, type Passkey } from "#contract/accounts/passkey.ts";
import { Button } from "../components/button.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { momentOf } from "../components/moment.ts";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { knowsPasskeys } from "../session/passkeys.ts";
import { verifySession } from "../session/verify-session.ts";
import { addPasskey, passkeysQuery, removePasskey } from "./passkey-calls.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { secondStepQuery } from "./second-step-calls.ts";

/** One's own passkeys: ways in without a password. */
export function Passkeys() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(passkeysQuery);
  const [open, setOpen] = useState<"add" | Passkey>();

  async function done(said: string) {
    setOpen(undefined);
    toast.success(said);
    await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    await client.invalidateQueries({ queryKey: secondStepQuery.queryKey });
    // Whether the academy still lacks a second step of this person.
    await verifySession();
  }

  return (
    <section className="rounded-xl border border-line bg-card p-6">
      <h2 className="mb-1 font-display text-xl font-semibold">Passkeys</h2>
      <p className="mb-4 text-quiet">
        Sign in with your fingerprint, your face or the PIN of a device, without a password or a code. Nobody can steal a passkey by mail or
        on a false page. Add one on each device you work with: then a lost phone locks you out of nothing.
      </p>
      {isPending ? <Waiting>Loading...</Waiting> : null}
      {error && !data ? <ListTrouble what="Your passkeys" error={error} onRetry={() => refetch()} /> : null}
      {data && data.length > 0 ? (
        <ul className="mb-4 divide-y divide-line">
          {data.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{passkey.name}</p>
                <p className="text-sm text-quiet">
                  Added {momentOf(passkey.created_at)} · {passkey.last_used ? `last used ${momentOf(passkey.last_used)}` : "not used yet"}
                </p>
              </div>
              <Button look="remove" aria-label={`Remove the passkey ${passkey.name}`} onClick={() => setOpen(passkey)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {data && !knowsPasskeys() ? (
        <p>This browser cannot make passkeys here. They need an address that begins with https, and a browser that is up to date.</p>
      ) : null}
      {data && knowsPasskeys() && data.length < maxPasskeys ? (
        <Button id="add-passkey" onClick={() => setOpen("add")}>
          <PlusIcon />
          Add a passkey
        </Button>
      ) : null}
      {open === "add" ? (
        <PasswordDialog
          title="Add a passkey"
          submit="Go on"
          returnTo="add-passkey"
          nameHint="To know it by later: My phone, Laptop at the desk"
          onClose={() => setOpen(undefined)}
          onSend={async (password, name) => {
            await addPasskey(name, password);
            await done(`Passkey added: ${name}`);
          }}
        >
          <p>Your browser then asks where to keep the passkey: on this device, on your phone, or on a security key.</p>
        </PasswordDialog>
      ) : null}
      {open !== undefined && open !== "add" ? (
        <PasswordDialog
          title={`Remove “${open.name}”?`}
          submit="Remove it"
          danger
          returnTo="add-passkey"
          onClose={() => setOpen(undefined)}
          onSend={async (password) => {
            await removePasskey(open.id, password);
            await done(`Passkey removed: ${open.name}`);
          }}
        >
          <p>Nobody can sign in with it any more. Where you are signed in now, you stay so; you can sign out there below.</p>
        </PasswordDialog>
      ) : null}
    </section>
  );
}
