import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { QrCode } from "#app/ui/qr-code.tsx";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Notice } from "../components/notice.tsx";
import { Loaded } from "../lists/loaded.tsx";
import { CredentialsDialog } from "../session/credentials-dialog.tsx";
import { verifySession } from "../session/verify-session.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { codesFrom, offerSecondStep, secondStepQuery, turnSecondStepOff } from "./second-step-calls.ts";

type Open =
  | { what: "password" }
  | { what: "set-up"; secret: string; address: string }
  | { what: "codes"; codes: readonly string[] }
  | { what: "renew" | "off" };

export function SecondStep() {
  const client = useQueryClient();
  const query = useQuery(secondStepQuery);
  const [open, setOpen] = useState<Open>();

  async function changed(next: Open | undefined) {
    setOpen(next);
    await client.invalidateQueries({ queryKey: secondStepQuery.queryKey });
    // Whether the academy still lacks it of this person.
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
                {isRequired && !hasPasskey ? null : (
                  <Button look="remove" onClick={() => setOpen({ what: "off" })}>
                    Turn off
                  </Button>
                )}
              </div>
            </>
          ) : (
            <>
              {isRequired && !hasPasskey ? (
                <Notice look="warning">
                  The academy asks you for a second step. Add a passkey above, or set up an app here, and the back office opens.
                </Notice>
              ) : null}
              <Button id="set-up-second-step" look="primary" onClick={() => setOpen({ what: "password" })}>
                Set up the second step
              </Button>
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
          onSend={async ({ password }) => setOpen({ what: "set-up", ...(await offerSecondStep(password)) })}
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
            await turnSecondStepOff(code, password);
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
