import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { toast } from "sonner";
import {
  type MailServer,
  type MailState,
  mailState,
  resentMail,
  type UnsentMail as Unsent,
  unsentMail,
} from "#contract/operations/mail.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { momentOf } from "../components/moment.ts";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { Loaded } from "../lists/list-states.tsx";
import { openedHere } from "../lists/use-form-in-address.ts";
import { api, read } from "../session/api-call.ts";
import { useStep } from "../session/trouble.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { SettingsList } from "./settings-list.tsx";
import { TestMail } from "./test-mail.tsx";

export function Mail() {
  const query = useQuery(read("/mail", mailState));
  const [open, setOpen] = useState(false);
  return (
    <Card title="Mail" id="mail">
      <Loaded query={query} what="How mail is set up" waiting="Loading how mail is set up...">
        {(state) => (
          <>
            <MailSetup {...state} />
            {state.setBy === "environment" ? (
              <p className="text-quiet">
                Whoever runs the server set this there (SMTP_URL, MAIL_FROM and ENQUIRY_TO), and it is changed there.
              </p>
            ) : (
              <Button id="set-up-mail" onClick={() => setOpen(true)}>
                {state.server ? "Change how mail is sent" : "Set up mail"}
              </Button>
            )}
            {state.server ? <TestMail yours={state.yours || state.to} /> : null}
            {state.server ? <UnsentMail /> : null}
            {open ? (
              <MailDialog
                state={state}
                onClose={() => setOpen(false)}
                onSaved={async (hasServer) => {
                  setOpen(false);
                  toast.success(
                    hasServer ? "Saved. Mail is sent this way from now on." : "Saved. No mail is sent until a mail server is named.",
                  );
                  await query.refetch();
                }}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function MailSetup({ server, isEncrypted, from, to, waiting, failed, isLocked, setBy }: MailState) {
  if (isLocked)
    return (
      <Notice look="warning">
        How mail is sent cannot be read any more: the key of this server is another one than when it was saved. Enquiries wait until you set
        it up again.
      </Notice>
    );
  if (!server && setBy === "environment")
    return (
      <Notice look="warning">
        What is set as SMTP_URL is no address of a mail server, so no mail is sent. Whoever runs the server writes it as
        smtp://user:password@host:587 and starts the site again; in user and password signs such as @ : / # are written as %40 %3A %2F %23.
        Mail waits for five days.
      </Notice>
    );
  if (!server)
    return (
      <Notice look="warning">
        No mail server is set up. Enquiries wait in the back office, nobody gets a receipt, and links for passwords must be handed over.
      </Notice>
    );
  return (
    <SettingsList
      rows={[
        ["Mail server", `${server.host}, port ${server.port}, ${encryptionWords(server, isEncrypted)}`],
        ["Signs in as", server.username || "Nobody: it does not sign in"],
        ["Mail comes from", from],
        ["Enquiries go to", to],
        ["Not sent yet", waiting + failed === 0 ? "Nothing: all went" : `${waiting} waiting, ${failed} given up or held`],
      ]}
    />
  );
}

function encryptionWords({ encryption }: MailServer, isEncrypted: boolean): string {
  if (encryption === "tls") return "TLS from the start";
  return isEncrypted ? "STARTTLS" : "STARTTLS where the server offers it, else unencrypted";
}

const unsentQuery = { ...read("/mail/unsent?limit=50", unsentMail.array()), refetchInterval: 5000 };

/** Mail about enquiries that is not sent, and what the mail server said. */
function UnsentMail() {
  const { data = [], refetch } = useQuery(unsentQuery);
  const { busy, trouble, take } = useStep();

  const send = (path: string) =>
    take("Nothing was sent", async () => {
      const { mails } = await api.post(path, undefined, resentMail);
      toast.success(mails === 1 ? "1 mail goes again" : `${mails} mails go again`);
      await refetch();
    });

  if (data.length === 0) return null;
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">Mail that is not sent</h3>
      <TroubleNotice trouble={trouble} />
      <ul className="divide-y divide-line">
        {data.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 grow basis-60">
              <p className="flex flex-wrap items-center gap-2">
                <Link className="font-semibold underline" to={`/admin/enquiries?form=${mail.enquiry_id}`} state={openedHere}>
                  {titleOf(mail)}
                </Link>
                <Badge look={mail.state === "waiting" ? "plain" : "warning"}>{stateWords[mail.state]}</Badge>
              </p>
              <p className="text-sm text-quiet">{momentOf(mail.tried_at ?? mail.created_at)}</p>
              {mail.error ? <p className="text-sm wrap-anywhere">{mail.error}</p> : null}
            </div>
            {mail.state === "waiting" ? null : (
              <Button
                aria-label={`Send again: ${titleOf(mail)}`}
                disabled={busy !== undefined}
                onClick={() => send(`/mail/unsent/${mail.id}/send`)}
              >
                Send again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.some(({ state }) => state === "refused" || state === "failed") ? (
        <Button disabled={busy !== undefined} onClick={() => send("/mail/unsent/send")}>
          Send all of the last two weeks again
        </Button>
      ) : null}
    </section>
  );
}

const stateWords: Record<Unsent["state"], string> = {
  waiting: "Waiting",
  refused: "Refused",
  failed: "Given up",
  held: "Held after a restore",
  dropped: "Dropped",
};

function titleOf({ kind, enquiry_id }: Unsent): string {
  const what = kind === "notice" ? "Notice to the academy" : kind === "receipt" ? "Receipt to the visitor" : "Answer";
  return `${what}, enquiry ${enquiry_id}`;
}
