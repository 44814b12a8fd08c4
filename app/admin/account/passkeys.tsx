import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { maxPasskeys, type Passkey, passkey, passkeyOffer } from "#contract/accounts/passkey.ts";
import { Button, RemoveButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { momentInText } from "../components/moment.ts";
import { Loaded } from "../lists/list-states.tsx";
import { api, nothing, read } from "../session/api-call.ts";
import { CredentialsDialog } from "../session/credentials-dialog.tsx";
import { knowsPasskeys, makePasskey } from "../session/passkeys.ts";
import { verifySession } from "../session/verify-session.ts";
import { secondStepQuery } from "./second-step.tsx";

/** One's own passkeys: ways in without a password. */
export function Passkeys() {
  const client = useQueryClient();
  const query = useQuery(passkeysQuery);
  const [open, setOpen] = useState<"add" | Passkey>();

  async function done(said: string) {
    setOpen(undefined);
    toast.success(said);
    await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    await client.invalidateQueries({ queryKey: secondStepQuery.queryKey });
    // The session says whether this person still lacks the second step that the academy asks for.
    await verifySession();
  }

  return (
    <Card
      title="Passkeys"
      about="Sign in with your fingerprint, your face or the PIN of a device, without a password or a code. Nobody can steal a passkey by mail or on a false page. Add one on each device you work with: then a lost phone locks you out of nothing."
    >
      <Loaded query={query} what="Your passkeys">
        {(passkeys) => (
          <>
            {passkeys.length > 0 ? (
              <ul className="divide-y divide-line">
                {passkeys.map((passkey) => (
                  <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setOpen(passkey)} />
                ))}
              </ul>
            ) : null}
            {knowsPasskeys() ? null : (
              <p>This browser cannot make passkeys here. They need an address that begins with https, and a browser that is up to date.</p>
            )}
            {knowsPasskeys() && passkeys.length < maxPasskeys ? (
              <Button icon={PlusIcon} id="add-passkey" onClick={() => setOpen("add")}>
                Add a passkey
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
      {open === "add" ? (
        <CredentialsDialog
          title="Add a passkey"
          submit="Go on"
          returnTo="add-passkey"
          asks={["name", "password"]}
          hints={{ name: "To know it by later: My phone, Laptop at the desk" }}
          onClose={() => setOpen(undefined)}
          onSend={async ({ password, name }) => {
            const credential = await makePasskey(await api.post("/auth/passkeys/offer", { password }, passkeyOffer, { password }));
            await api.post("/auth/passkeys", { name, credential }, passkey);
            await done(`Passkey added: ${name}`);
          }}
        >
          <p>Your browser then asks where to keep the passkey: on this device, on your phone, or on a security key.</p>
        </CredentialsDialog>
      ) : null}
      {open !== undefined && open !== "add" ? (
        <CredentialsDialog
          title={`Remove “${open.name}”?`}
          submit="Remove it"
          asks={["password"]}
          danger
          returnTo="add-passkey"
          onClose={() => setOpen(undefined)}
          onSend={async ({ password }) => {
            await api.post(`/auth/passkeys/${open.id}/remove`, { password }, nothing, { password });
            await done(`Passkey removed: ${open.name}`);
          }}
        >
          <p>Nobody can sign in with it any more. Where you are signed in now, you stay so; you can sign out there below.</p>
        </CredentialsDialog>
      ) : null}
    </Card>
  );
}

function PasskeyItem({ passkey: { name, created_at, last_used }, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-quiet">
          Added {momentInText(created_at)} · {last_used ? `last used ${momentInText(last_used)}` : "not used yet"}
        </p>
      </div>
      <RemoveButton aria-label={`Remove the passkey ${name}`} onClick={onRemove}>
        Remove
      </RemoveButton>
    </li>
  );
}

const passkeysQuery = read("/auth/passkeys", passkey.array());
