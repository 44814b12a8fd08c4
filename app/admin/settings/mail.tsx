import { useQuery } from "@tanstack/react-query";
import { type MailServer, mailState } from "#contract/operations/mail.ts";
import { Card } from "../components/card.tsx";
import { Notice } from "../components/notice.tsx";
import { Loaded } from "../lists/loaded.tsx";
import { read } from "../session/read.ts";
import { SettingsList } from "./settings-list.tsx";
import { TestMail } from "./test-mail.tsx";
import { UnsentMail } from "./unsent-mail.tsx";

export function Mail() {
  const query = useQuery(read("/mail", mailState));
  return (
    <Card title="Mail" about="Whoever runs the server sets it up there, in SMTP_URL, MAIL_FROM and ENQUIRY_TO.">
      <Loaded query={query} what="How mail is set up" waiting="Loading how mail is set up...">
        {({ server, from, to, waiting, failed, yours }) =>
          server ? (
            <>
              <SettingsList
                rows={[
                  ["Mail server", serverWords(server)],
                  ["Signs in as", server.username || "Nobody: it does not sign in"],
                  ["Mail comes from", from],
                  ["Enquiries go to", to],
                  ["Not sent yet", `${waiting} waiting, ${failed} given up or held`],
                ]}
              />
              <TestMail yours={yours || to} />
              <UnsentMail />
            </>
          ) : (
            <Notice look="warning">
              No mail server is set up. Enquiries wait in the back office, nobody gets a receipt, and links for passwords must be handed
              over.
            </Notice>
          )
        }
      </Loaded>
    </Card>
  );
}

function serverWords({ host, port, encryption }: MailServer): string {
  return `${host}, port ${port}, ${encryption === "tls" ? "TLS from the start" : "encrypted where the server offers it"}`;
}
