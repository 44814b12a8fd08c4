import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type SessionAnswer, sessionAnswer } from "#contract/accounts/account.ts";
import { z } from "#contract/zod.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { momentOf } from "../components/moment.ts";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { call, nothing } from "../session/api-call.ts";
import { failureOf, isSessionEnd } from "../session/trouble.ts";

const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => (await call("/auth/sessions", { answer: z.array(sessionAnswer), signal })).body,
});

export function SessionList() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble>();

  async function end({ id, device }: SessionAnswer) {
    setEnding(id);
    setTrouble(undefined);
    try {
      await call(`/auth/sessions/${id}`, { method: "DELETE", answer: nothing });
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toast.success(`Signed out: ${device || "that device"}`);
    } catch (failed) {
      if (!isSessionEnd(failed)) setTrouble(failureOf(failed, "You are still signed in there"));
    }
    setEnding(undefined);
  }

  return (
    <section className="rounded-xl border border-line bg-card p-6">
      <h2 className="font-display text-xl font-semibold">Where you are signed in</h2>
      <p className="mt-1 mb-4 text-quiet">If you do not know one of these, sign out there and change your password.</p>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
      {isPending ? <Waiting>Loading sessions...</Waiting> : null}
      {error && !data ? <ListTrouble what="Your sessions" error={error} onRetry={() => refetch()} /> : null}
      <ul className="divide-y divide-line">
        {data?.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                {session.device || "Unknown device"}
                {session.isThis ? <Badge look="lagoon">This one</Badge> : null}
              </p>
              <p className="text-sm text-quiet wrap-anywhere">
                {networkInWords(session.network)}last used {momentOf(session.last_used_at)}
              </p>
            </div>
            {session.isThis ? null : (
              <Button
                aria-label={`Sign out there: ${session.device || "unknown device"}`}
                busy={ending === session.id ? "Signing out..." : undefined}
                onClick={() => end(session)}
              >
                Sign out there
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Networks of the server itself say nothing to a person. */
function networkInWords(network: string): string {
  if (network === "") return "";
  return /^(0:0:0:0::|127\.)/.test(network) ? "On the server itself · " : `Network ${network} · `;
}
