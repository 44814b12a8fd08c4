import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Delivery, Webhook } from "#contract/operations/webhook.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { momentOf } from "../components/moment.ts";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { failureOf, isSessionEnd } from "../session/trouble.ts";
import { deliveriesQuery, replayDelivery, testWebhook } from "./webhook-calls.ts";

export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const client = useQueryClient();
  const query = deliveriesQuery(webhook.id);
  const { data, isPending, error, refetch } = useQuery(query);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function tried(work: () => Promise<unknown>) {
    setBusy(true);
    setTrouble(undefined);
    try {
      await work();
      await client.invalidateQueries({ queryKey: query.queryKey });
    } catch (failed) {
      if (!isSessionEnd(failed)) setTrouble(failureOf(failed, "Nothing was sent"));
    }
    setBusy(false);
  }

  return (
    <Modal
      title="What was sent"
      size="large"
      onClose={onClose}
      returnTo="new-webhook"
      footer={
        <>
          <Button disabled={busy || !webhook.active} onClick={() => tried(() => testWebhook(webhook.id))}>
            Send a test
          </Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p className="text-quiet wrap-anywhere">To {webhook.address}. Messages are kept for 30 days.</p>
        {trouble ? <TroubleNotice trouble={trouble} /> : null}
        {isPending ? <Waiting>Loading messages...</Waiting> : null}
        {error && !data ? <ListTrouble what="The messages" error={error} onRetry={() => refetch()} /> : null}
        {data?.length === 0 ? <p>Nothing was sent yet.</p> : null}
        <ul className="divide-y divide-line">
          {data?.map((one) => (
            <li key={one.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
              <div className="min-w-0 grow basis-60">
                <h3 className="flex flex-wrap items-center gap-2 font-semibold">
                  {one.event}
                  <Badge look={one.state === "sent" ? "lagoon" : one.state === "failed" ? "saffron" : "sand"}>
                    {stateWords[one.state]}
                  </Badge>
                </h3>
                <p className="text-sm text-quiet">{timesOf(one)}</p>
                {one.status !== null || one.answer ? (
                  <p className="text-sm wrap-anywhere">
                    Answer: {[one.status, one.answer].filter((part) => part !== null && part !== "").join(" ")}
                  </p>
                ) : null}
                <details>
                  <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">Message</summary>
                  <p className="rounded-lg bg-sand p-3 font-mono text-sm wrap-anywhere">{one.payload}</p>
                </details>
              </div>
              <Button
                aria-label={`Send again: ${one.event}, ${momentOf(one.created_at)}`}
                disabled={busy || !webhook.active || one.state === "sending"}
                onClick={() => tried(() => replayDelivery(webhook.id, one.id))}
              >
                Send again
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

const stateWords: Record<Delivery["state"], string> = { waiting: "Waiting", sending: "On its way", sent: "Taken", failed: "Given up" };

function timesOf({ created_at, attempts, next_at, tried_at }: Delivery): string {
  const tries = attempts === 1 ? "tried once" : `tried ${attempts} times`;
  return [
    momentOf(created_at),
    ...(tried_at ? [`${tries}, last: ${momentOf(tried_at)}`] : []),
    ...(next_at && attempts > 0 ? [`next: ${momentOf(next_at)}`] : []),
  ].join(" · ");
}
