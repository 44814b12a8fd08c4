import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { QrCode } from "#app/ui/qr-code.tsx";
import { recoveryCodes, secondStepOffer, secondStepState } from "#contract/accounts/second-step.ts";
import { Badge } from "../components/badge.tsx";
import { Button, PrimaryButton, RemoveButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { CheckField } from "../components/field.tsx";
import { DownloadIcon } from "../components/icons.tsx";
import { Modal } from "../components/modal.tsx";
import { Notice } from "../components/notice.tsx";
import { download } from "../lists/csv.ts";
import { Loaded } from "../lists/list-states.tsx";
import { api, read } from "../session/api-call.ts";
import { CredentialsDialog } from "../session/credentials-dialog.tsx";
import { verifySession } from "../session/verify-session.ts";

type Open =
  | { what: "password" }
  | { what: "set-up"; secret: string; address: string }
  | { what: "codes"; codes: readonly string[] }
  | { what: "renew" | "off" };

export function SecondStep() {
  const query = useQuery(secondStepQuery);
  const [open, setOpen] = useState<Open>();

  async function changed(next: Open | undefined) {
    setOpen(next);
    await query.refetch();
    // The session says whether this person still lacks the second step that the academy asks for.
    await verifySession();
  }

  return (
    <Card
      id="second-step"
      title={
        <>Second step {query.data ? <Badge look={query.data.isOn ? "success" : "plain"}>{query.data.isOn ? "On" : "Off"}</Badge> : null}</>
      }
      about="After the password, an app on your phone shows a code. Somebody who finds your password then still cannot come in. A passkey needs no code."
    >
      <Loaded query={query} what="The second step">
        {({ isOn, isRequired, hasPasskey, codesLeft }) =>
          isOn ? (
            <>
              <p className={codesLeft < 3 ? "font-semibold text-warning" : ""}>
                {codesLeft === 1 ? "1 recovery code is" : `${codesLeft} recovery codes are`} left.
              </p>
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => setOpen({ what: "renew" })}>New recovery codes</Button>
                {isRequired && !hasPasskey ? null : <RemoveButton onClick={() => setOpen({ what: "off" })}>Turn off</RemoveButton>}
              </div>
            </>
          ) : (
            <>
              {isRequired && !hasPasskey ? (
                <Notice look="warning">
                  The academy asks you for a second step. Add a passkey above, or set up an app here, and the back office opens.
                </Notice>
              ) : null}
              <PrimaryButton id="set-up-second-step" onClick={() => setOpen({ what: "password" })}>
                Set up the second step
              </PrimaryButton>
            </>
          )
        }
      </Loaded>
      {open?.what === "password" ? (
        <CredentialsDialog
          title="Set up the second step"
          submit="Go on"
          returnTo="set-up-second-step"
          onClose={() => setOpen(undefined)}
          asks={["password"]}
          onSend={async ({ password }) =>
            setOpen({ what: "set-up", ...(await api.post("/auth/second-step", { password }, secondStepOffer, { password })) })
          }
        >
          <p>You need a phone with an authenticator app, or a password manager that shows codes.</p>
        </CredentialsDialog>
      ) : null}
      {open?.what === "set-up" ? (
        <CredentialsDialog
          title="Set up the second step"
          submit="Turn on"
          onClose={() => setOpen(undefined)}
          asks={["code"]}
          onSend={async ({ code }) => changed({ what: "codes", codes: await codesFrom("confirm", code) })}
        >
          <ol className="list-decimal space-y-3 pl-5">
            <li>Open an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, 2FAS, or a password manager.</li>
            <li>
              Read this picture with it.
              <QrCode text={open.address} label="QR code with the secret for the app" className="my-3 w-full max-w-56 rounded-lg" />
              <span className="text-sm text-quiet">Or type this secret: </span>
              <code className="text-sm wrap-anywhere">{open.secret.match(/.{1,4}/g)?.join(" ")}</code>
            </li>
            <li>Type the code that the app shows now.</li>
          </ol>
        </CredentialsDialog>
      ) : null}
      {open?.what === "renew" ? (
        <CredentialsDialog
          title="New recovery codes"
          submit="Make new codes"
          onClose={() => setOpen(undefined)}
          asks={["password", "code"]}
          onSend={async ({ code, password }) => changed({ what: "codes", codes: await codesFrom("codes", code, password) })}
        >
          <p>The codes you have now stop working.</p>
        </CredentialsDialog>
      ) : null}
      {open?.what === "off" ? (
        <CredentialsDialog
          title="Turn the second step off"
          submit="Turn off"
          onClose={() => setOpen(undefined)}
          asks={["password", "code"]}
          onSend={async ({ code, password }) => {
            await api.post("/auth/second-step/off", { code, password });
            toast.success("The second step is off");
            await changed(undefined);
          }}
        >
          <p>{query.data?.isRequired ? "From then on only your passkey lets you in." : "From then on the password alone lets you in."}</p>
        </CredentialsDialog>
      ) : null}
      {open?.what === "codes" ? <RecoveryCodesDialog codes={open.codes} onClose={() => setOpen(undefined)} /> : null}
    </Card>
  );
}

/** The recovery codes, shown this once: it closes when the person says that they are kept. */
function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [kept, setKept] = useState(false);
  const close = () => (kept ? onClose() : undefined);
  return (
    <Modal
      title="Your recovery codes"
      onClose={close}
      footer={
        <PrimaryButton disabled={!kept} onClick={close}>
          Done
        </PrimaryButton>
      }
    >
      <p>
        The second step is on. Without your phone, one of these lets you in; each works once. Print them or write them down, and keep them
        away from the phone. They are not shown again.
      </p>
      <ul className="grid grid-cols-2 gap-2 rounded-lg border border-line bg-paper p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button icon={DownloadIcon} onClick={() => download(`${codes.join("\r\n")}\r\n`, "recovery-codes.txt")}>
        Save as a file
      </Button>
      <CheckField label="I have kept the codes" checked={kept} onChange={(event) => setKept(event.target.checked)} />
    </Modal>
  );
}

export const secondStepQuery = read("/auth/second-step", secondStepState);

/** Turns it on, or makes new recovery codes, which takes the password; answers the codes. */
const codesFrom = async (what: "confirm" | "codes", code: string, password?: string) =>
  (await api.post(`/auth/second-step/${what}`, { code, password }, recoveryCodes)).codes;
