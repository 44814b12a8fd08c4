import { useQuery } from "@tanstack/react-query";
import { toast } from "sonner";
import { type SessionAnswer, sessionAnswer } from "#contract/accounts/account.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { momentInText } from "../components/moment.ts";
import { TroubleNotice } from "../components/notice.tsx";
import { Loaded } from "../lists/list-states.tsx";
import { api, read } from "../session/api-call.ts";
import { useStep } from "../session/trouble.ts";

export function SessionList() {
  const query = useQuery(read("/auth/sessions", sessionAnswer.array()));
  const { busy, trouble, take } = useStep();

  const end = ({ id, device }: SessionAnswer) =>
    take(
      "You are still signed in there",
      async () => {
        await api.delete(`/auth/sessions/${id}`);
        await query.refetch();
        toast.success(`Signed out: ${device || "that device"}`);
      },
      id,
    );

  return (
    <Card title="Where you are signed in" about="If you do not know one of these, sign out there and change your password.">
      <TroubleNotice trouble={trouble} />
      <Loaded query={query} what="Your sessions" waiting="Loading sessions...">
        {(sessions) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                    {session.device || "Unknown device"}
                    {session.isThis ? <Badge look="brand">This one</Badge> : null}
                  </p>
                  <p className="text-sm text-quiet wrap-anywhere">
                    {networkInWords(session.network)}last used {momentInText(session.last_used_at)}
                  </p>
                </div>
                {session.isThis ? null : (
                  <Button
                    aria-label={`Sign out there: ${session.device || "unknown device"}`}
                    busy={busy === session.id && "Signing out..."}
                    onClick={() => end(session)}
                  >
                    Sign out there
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

/** Networks of the server itself say nothing to a person. */
function networkInWords(network: string): string {
  if (network === "") return "";
  return /^(0:0:0:0::|127\.)/.test(network) ? "On the server itself · " : `Network ${network} · `;
}
