import { useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { roleOf } from "#contract/accounts/roles.ts";
import { morningMail } from "#contract/enquiries/morning-mail.ts";
import { Card } from "../components/card.tsx";
import { CheckField } from "../components/field.tsx";
import { JumpList } from "../components/jump-list.tsx";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { PageHead } from "../components/page-head.tsx";
import { Loaded } from "../lists/list-states.tsx";
import { api, read } from "../session/api-call.ts";
import { useAllowed, useSignedIn } from "../session/session.ts";
import { useStep } from "../session/trouble.ts";
import { OwnEmail } from "./own-email.tsx";
import { OwnPasswordForm } from "./own-password-form.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SecondStep } from "./second-step.tsx";
import { SessionList } from "./session-list.tsx";

export const meta = () => [{ title: "My account · Back office" }, { name: "robots", content: "noindex, nofollow" }];

export default function AccountPage() {
  const isAllowed = useAllowed();
  const { name, username, role } = useSignedIn();
  const known = roleOf(role);
  return (
    <>
      <PageHead title="My account" />
      <JumpList className="max-w-xl space-y-8">
        <Card title={name}>
          <dl className="space-y-2">
            <div className="flex flex-wrap gap-x-2">
              <dt className="text-quiet">Username</dt>
              <dd className="font-semibold wrap-anywhere">{username}</dd>
            </div>
            <div className="flex flex-wrap gap-x-2">
              <dt className="text-quiet">Role</dt>
              <dd>
                <span className="font-semibold">{known?.word ?? role}</span>
                {known ? `: ${known.may.charAt(0).toLowerCase()}${known.may.slice(1)}` : ""}
              </dd>
            </div>
          </dl>
        </Card>
        <OwnEmail />
        {isAllowed("enquiries") ? <MorningMail /> : null}
        <Passkeys />
        <SecondStep />
        <SessionList />
        <OwnPasswordForm />
      </JumpList>
    </>
  );
}

const at = "/desk/morning-mail";
const morningMailQuery = read(at, morningMail);

function MorningMail() {
  const client = useQueryClient();
  const query = useQuery(morningMailQuery);
  const { busy, trouble, take } = useStep();

  const set = (on: boolean) =>
    take("This was not saved", async () => {
      const body = await api.put(at, { on }, morningMail);
      client.setQueryData(morningMailQuery.queryKey, body);
      toast.success(on ? "You get a mail each morning" : "You get no mail in the morning");
    });

  return (
    <Card
      title="Mail in the morning"
      about="At 7 am, when there is something: next steps of the enquiries you look after that are due or overdue, and enquiries that are new since yesterday. It says first names and links, nothing else of the people."
    >
      <Loaded query={query} what="This setting">
        {({ email, on, mailIsOn }) => (
          <>
            <CheckField
              label="Send me a mail each morning"
              hint={email ? `To ${email}` : "Your account has no e-mail address that you confirmed: see above."}
              checked={on}
              disabled={busy !== undefined || (email === "" && !on)}
              onChange={(event) => set(event.target.checked)}
            />
            {on && !mailIsOn ? <Notice look="warning">No mail server is set up here, so no mail goes out.</Notice> : null}
          </>
        )}
      </Loaded>
      <TroubleNotice trouble={trouble} />
    </Card>
  );
}
