import { queryOptions, useQuery } from "@tanstack/react-query";
import { type MailServer, mailState } from "#contract/operations/mail.ts";
import { Notice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { call } from "../session/api-call.ts";
import { SettingsList, SettingsSection } from "./settings-section.tsx";
import { TestMail } from "./test-mail.tsx";
import { UnsentMail } from "./unsent-mail.tsx";

const mailQuery = queryOptions({
  queryKey: ["mail"],
  queryFn: async ({ signal }) => (await call("/mail", { answer: mailState, signal })).body,
});

export function Mail() {
  const { data, isPending, error, refetch } = useQuery(mailQuery);
  return (
    <SettingsSection title="Mail" about="Whoever runs the server sets it up there, in SMTP_URL, MAIL_FROM and ENQUIRY_TO.">
      {isPending ? <Waiting>Loading how mail is set up...</Waiting> : null}
      {error && !data ? <ListTrouble what="How mail is set up" error={error} onRetry={() => refetch()} /> : null}
      {data && !data.server ? (
        <Notice look="warning">
          No mail server is set up. Enquiries wait in the back office, nobody gets a receipt, and links for passwords must be handed over.
        </Notice>
      ) : null}
      {data?.server ? (
        <>
          <SettingsList
            rows={[
              ["Mail server", serverWords(data.server)],
              ["Signs in as", data.server.username || "Nobody: it does not sign in"],
              ["Mail comes from", data.from],
              ["Enquiries go to", data.to],
              ["Not sent yet", `${data.waiting} waiting, ${data.failed} given up or held`],
            ]}
          />
          <TestMail yours={data.yours || data.to} />
          <UnsentMail />
        </>
      ) : null}
    </SettingsSection>
  );
}

function serverWords({ host, port, encryption }: MailServer): string {
  return `${host}, port ${port}, ${encryption === "tls" ? "TLS from the start" : "encrypted where the server offers it"}`;
}
