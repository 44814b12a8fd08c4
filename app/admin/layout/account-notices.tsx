import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { WholeWords } from "#app/ui/whole-words.tsx";
import type { ToldChange } from "#contract/accounts/own-account.ts";
import { ownAccountQuery } from "../account/own-account-query.ts";
import { Button } from "../components/button.tsx";
import { momentOf } from "../components/moment.ts";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { ButtonLink } from "../components/text-link.tsx";
import { api } from "../session/api-call.ts";
import { useSignedIn } from "../session/session.ts";
import { useStep } from "../session/trouble.ts";

/** What no mail could tell a person of their account: on the dashboard, and after a sign-in in a line on every other screen. */
export function AccountNotices() {
  const { data } = useQuery(ownAccountQuery);
  const onDashboard = useLocation().pathname === "/admin/dashboard";
  const { name } = useSignedIn();
  // What one has just done oneself is asked about after the next sign-in: somebody else may have done it in one's name.
  const changes = data?.changes.filter(({ beforeSignIn, made_by }) => beforeSignIn || (onDashboard && made_by !== name)) ?? [];
  // Without a mail server no link can be opened, and asking again would help nobody.
  const lacksMailbox = data !== undefined && onDashboard && data.email === "" && (data.waiting === "" || data.canMail);
  if (changes.length === 0 && !lacksMailbox) return null;
  return (
    <div className="mb-6 space-y-4 print:hidden">
      {changes.length > 0 && onDashboard ? <Changes changes={changes} /> : null}
      {changes.length > 0 && !onDashboard ? (
        <Link to="/admin/dashboard" className="inline-block py-2.5 font-semibold text-warning underline underline-offset-4">
          Something about who comes in here was changed. Do you know of this?
        </Link>
      ) : null}
      {lacksMailbox ? (
        <Notice look="warning">
          <p className="mb-3">
            {data.waiting === "" ? (
              <WholeWords text="Your account has no e-mail address. With one you hear at once when somebody changes your password or adds a way in, and can have a link for a new password sent to you." />
            ) : (
              `Nobody has opened the link for ${data.waiting} yet. Until then nothing about your account is mailed there.`
            )}
          </p>
          <ButtonLink to="/admin/account#e-mail">{data.waiting === "" ? "Add your e-mail address" : "Go to My account"}</ButtonLink>
        </Notice>
      ) : null}
    </div>
  );
}

/** More would fill a phone's screen before anything of the day. */
const atOnce = 2;

function ChangeList({ changes }: { changes: readonly ToldChange[] }) {
  return (
    <ul className="my-2 space-y-2">
      {changes.map(({ id, what, at, made_by, network }) => (
        <li key={id} className="wrap-anywhere">
          {what}
          <span className="block text-sm text-quiet">
            {momentOf(at)} · by {made_by} · {network === "" ? "on the server itself" : `network ${network}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Changes({ changes }: { changes: readonly ToldChange[] }) {
  const client = useQueryClient();
  const { busy, trouble, take } = useStep();
  const seen = () =>
    take("This was not noted", async () => {
      await api.post("/auth/changes/seen", { ids: changes.map(({ id }) => id) });
      await client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
    });

  return (
    <section aria-labelledby="account-changes" className="rounded-lg border border-warning/40 bg-warning-pale px-4 py-3">
      <h2 id="account-changes" className="font-semibold">
        Do you know of this?
      </h2>
      <ChangeList changes={changes.slice(0, atOnce)} />
      {changes.length > atOnce ? (
        <details>
          <summary className="min-h-11 content-center font-semibold">And {changes.length - atOnce} more</summary>
          <ChangeList changes={changes.slice(atOnce)} />
        </details>
      ) : null}
      <p className="mb-3 text-sm">
        If not: sign out wherever it is not you, change your password and remove passkeys that are not yours (My account), and call another
        owner.
      </p>
      <TroubleNotice trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy && "Please wait..."} onClick={seen}>
          Yes, I know of it
        </Button>
        <ButtonLink to="/admin/account">Go to My account</ButtonLink>
      </div>
    </section>
  );
}
