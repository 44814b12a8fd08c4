import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type MailServer, type MailState, mailState } from "#contract/operations/mail.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Notice } from "../components/notice.tsx";
import { Loaded } from "../lists/list-states.tsx";
import { read } from "../session/api-call.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { SettingsList } from "./settings-list.tsx";
import { TestMail } from "./test-mail.tsx";
import { UnsentMail } from "./unsent-mail.tsx";

const query = read("/mail", mailState);

export function Mail() {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  return (
    <Card title="Mail" id="mail">
      <Loaded query={useQuery(query)} what="How mail is set up" waiting="Loading how mail is set up...">
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
                  toast.success(hasServer ? "Saved. Mail is sent so from now on." : "Saved. No mail is sent until a mail server is named.");
                  await client.invalidateQueries({ queryKey: query.queryKey });
                }}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function MailSetup({ server, from, to, waiting, failed, isLocked, setBy }: MailState) {
  if (isLocked)
    return (
      <Notice look="warning">
        How mail is sent cannot be read any more: the key of this server is another one than when it was saved. Enquiries wait until you set
        it up again.
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
        ["Mail server", `${server.host}, port ${server.port}, ${encryptionWords(server, setBy)}`],
        ["Signs in as", server.username || "Nobody: it does not sign in"],
        ["Mail comes from", from],
        ["Enquiries go to", to],
        ["Not sent yet", waiting + failed === 0 ? "Nothing: all went" : `${waiting} waiting, ${failed} given up or held`],
      ]}
    />
  );
}

function encryptionWords({ encryption, username }: MailServer, setBy: MailState["setBy"]): string {
  if (encryption === "tls") return "TLS from the start";
  return setBy === "screen" && username !== "" ? "STARTTLS" : "STARTTLS where the server offers it";
}
