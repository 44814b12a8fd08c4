import { roles } from "#contract/accounts/roles.ts";
import { Card } from "../components/card.tsx";
import { JumpList } from "../components/jump-list.tsx";
import { PageHead } from "../components/page-head.tsx";
import { useAllowed, useSignedIn } from "../session/session.ts";
import { MorningMail } from "./morning-mail.tsx";
import { OwnEmail } from "./own-email.tsx";
import { OwnPasswordForm } from "./own-password-form.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SecondStep } from "./second-step.tsx";
import { SessionList } from "./session-list.tsx";

export const meta = () => [{ title: "My account · Back office" }, { name: "robots", content: "noindex, nofollow" }];

export default function AccountPage() {
  const isAllowed = useAllowed();
  const { name, username, role } = useSignedIn();
  const known = Object.entries(roles).find(([key]) => key === role)?.[1];
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
