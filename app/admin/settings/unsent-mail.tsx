import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { toast } from "sonner";
import { resentMail, type UnsentMail as Unsent, unsentMail } from "#contract/operations/mail.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { momentOf } from "../components/moment.ts";
import { TroubleNotice } from "../components/notice.tsx";
import { openedHere } from "../lists/use-form-in-address.ts";
import { call, read } from "../session/api-call.ts";
import { useStep } from "../session/trouble.ts";

const unsentQuery = { ...read("/mail/unsent?limit=50", unsentMail.array()), refetchInterval: 5000 };

/** Mail about enquiries that is not sent, and what the mail server said. */
export function UnsentMail() {
  const client = useQueryClient();
  const { data = [] } = useQuery(unsentQuery);
  const { busy, trouble, take } = useStep();

  const send = (path: string) =>
    take("Nothing was sent", async () => {
      const { mails } = await call(path, { method: "POST", answer: resentMail });
      toast.success(mails === 1 ? "1 mail goes again" : `${mails} mails go again`);
      await client.invalidateQueries({ queryKey: unsentQuery.queryKey });
    });

  if (data.length === 0) return null;
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">Mail that is not sent</h3>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
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
