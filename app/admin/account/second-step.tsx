import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { verifySession } from "../session/verify-session.ts";
import { CodeDialog } from "./code-dialog.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { codesFrom, offerSecondStep, secondStepQuery, turnSecondStepOff } from "./second-step-calls.ts";

type Open =
  | { what: "password" }
  | { what: "set-up"; secret: string; address: string }
  | { what: "codes"; codes: readonly string[] }
  | { what: "renew" | "off" };

export function SecondStep() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(secondStepQuery);
  const [open, setOpen] = useState<Open>();

  async function changed(next: Open | undefined) {
    setOpen(next);
    await client.invalidateQueries({ queryKey: secondStepQuery.queryKey });
    // Whether the academy still lacks it of this person.
    await verifySession();
  }

  return (
    <section className="rounded-xl border border-line bg-card p-6">
      <h2 className="mb-1 flex flex-wrap items-center gap-2 font-display text-xl font-semibold">
        Second step
        {data ? <Badge look={data.isOn ? "lagoon" : "sand"}>{data.isOn ? "On" : "Off"}</Badge> : null}
      </h2>
      <p className="mb-4 text-quiet">
        After the password, an app on your phone shows a code. Somebody who finds your password then still cannot come in. A passkey needs
        no code.
      </p>
      {isPending ? <Waiting>Loading...</Waiting> : null}
      {error && !data ? <ListTrouble what="The second step" error={error} onRetry={() => refetch()} /> : null}
      {data && !data.isOn ? (
        <div className="space-y-4">
          {data.isRequired && !data.hasPasskey ? (
            <Notice look="warning">
              The academy asks you for a second step. Add a passkey above, or set up an app here, and the back office opens.
            </Notice>
          ) : null}
          <Button id="set-up-second-step" look="primary" onClick={() => setOpen({ what: "password" })}>
            Set up the second step
          </Button>
        </div>
      ) : null}
      {data?.isOn ? (
        <div className="space-y-4">
          <p className={data.codesLeft < 3 ? "font-semibold text-saffron-deep" : ""}>
            {data.codesLeft === 1 ? "1 recovery code is" : `${data.codesLeft} recovery codes are`} left.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setOpen({ what: "renew" })}>New recovery codes</Button>
            {data.isRequired && !data.hasPasskey ? null : (
              <Button look="remove" onClick={() => setOpen({ what: "off" })}>
                Turn off
              </Button>
            )}
          </div>
        </div>
      ) : null}
      {open?.what === "password" ? (
        <PasswordDialog
          title="Set up the second step"
          submit="Go on"
          returnTo="set-up-second-step"
          onClose={() => setOpen(undefined)}
          onSend={async (password) => setOpen({ what: "set-up", ...(await offerSecondStep(password)) })}
        >
          <p>You need a phone with an authenticator app, or a password manager that shows codes.</p>
        </PasswordDialog>
      ) : null}
      {open?.what === "set-up" ? (
        <CodeDialog
          title="Set up the second step"
          submit="Turn on"
          onClose={() => setOpen(undefined)}
          onCode={async (code) => changed({ what: "codes", codes: await codesFrom("confirm", code) })}
        >
          <ol className="list-decimal space-y-3 pl-5">
            <li>Open an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, 2FAS, or a password manager.</li>
            <li>
              Read this picture with it.
              <QrCode text={open.address} label="QR code with the secret for the app" />
              <span className="text-sm text-quiet">Or type this secret: </span>
              <code className="text-sm wrap-anywhere">{open.secret.match(/.{1,4}/g)?.join(" ")}</code>
            </li>
            <li>Type the code that the app shows now.</li>
          </ol>
        </CodeDialog>
      ) : null}
      {open?.what === "renew" ? (
        <CodeDialog
          title="New recovery codes"
          submit="Make new codes"
          onClose={() => setOpen(undefined)}
          withPassword
          onCode={async (code, password) => changed({ what: "codes", codes: await codesFrom("codes", code, password) })}
        >
          <p>The codes you have now stop working.</p>
        </CodeDialog>
      ) : null}
      {open?.what === "off" ? (
        <CodeDialog
          title="Turn the second step off"
          submit="Turn off"
          onClose={() => setOpen(undefined)}
          withPassword
          onCode={async (code, password) => {
            await turnSecondStepOff(code, password);
            toast.success("The second step is off");
            await changed(undefined);
          }}
        >
          <p>{data?.isRequired ? "From then on only your passkey lets you in." : "From then on the password alone lets you in."}</p>
        </CodeDialog>
      ) : null}
      {open?.what === "codes" ? <RecoveryCodesDialog codes={open.codes} onClose={() => setOpen(undefined)} /> : null}
    </section>
  );
}
