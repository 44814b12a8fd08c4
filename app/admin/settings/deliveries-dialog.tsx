import { useQuery } from "@tanstack/react-query";
import { type Delivery, delivery, type Webhook } from "#contract/operations/webhook.ts";
import { Badge } from "../components/badge.tsx";
import { Button, PrimaryButton } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { momentOf } from "../components/moment.ts";
import { TroubleNotice } from "../components/notice.tsx";
import { LoadedList } from "../lists/list-states.tsx";
import { api, read } from "../session/api-call.ts";
import { useStep } from "../session/trouble.ts";

export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const at = `/webhooks/${webhook.id}`;
  const deliveries = useQuery({ ...read(`${at}/deliveries?limit=50`, delivery.array()), refetchInterval: 3000 });
  const { busy, trouble, take } = useStep();
  const tried = (work: () => Promise<unknown>) => take("Nothing was sent", () => work().then(() => deliveries.refetch()));

  return (
    <Modal
      title="What was sent"
      size="large"
      onClose={onClose}
      returnTo="new-webhook"
      footer={
        <>
          <Button disabled={busy !== undefined || !webhook.active} onClick={() => tried(() => api.post(`${at}/test`))}>
            Send a test
          </Button>
          <PrimaryButton onClick={onClose}>Done</PrimaryButton>
        </>
      }
    >
      <p className="text-quiet wrap-anywhere">To {webhook.address}. Messages are kept for 30 days.</p>
      <TroubleNotice trouble={trouble} />
      <LoadedList query={deliveries} what="The messages" waiting="Loading messages..." none="Nothing was sent yet.">
        {(one) => (
          <DeliveryItem
            key={one.id}
            delivery={one}
            canSend={busy === undefined && webhook.active && one.state !== "sending"}
            onSend={() => tried(() => api.post(`${at}/deliveries/${one.id}/replay`))}
          />
        )}
      </LoadedList>
    </Modal>
  );
}

function DeliveryItem({ delivery: one, canSend, onSend }: { delivery: Delivery; canSend: boolean; onSend: () => void }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0 grow basis-60">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {one.event}
          <Badge look={one.state === "sent" ? "success" : one.state === "failed" ? "warning" : "plain"}>{stateWords[one.state]}</Badge>
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
      <Button aria-label={`Send again: ${one.event}, ${momentOf(one.created_at)}`} disabled={!canSend} onClick={onSend}>
        Send again
      </Button>
    </li>
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
