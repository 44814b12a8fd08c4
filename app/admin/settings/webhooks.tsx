import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import {
  type Webhook,
  type WebhookEvent,
  type WebhookInput,
  webhook as webhookAnswer,
  webhookEventNames,
  webhookEvents,
  webhookInput,
  webhookWithSecret,
} from "#contract/operations/webhook.ts";
import { Badge } from "../components/badge.tsx";
import { Button, PrimaryButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Choice, Choices } from "../components/choice.tsx";
import { CheckField, TextField } from "../components/field.tsx";
import { Modal } from "../components/modal.tsx";
import { momentInText } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { SecretField } from "../components/secret-field.tsx";
import { useFormOf } from "../forms/fields-by-name.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { ConfirmButton, ConfirmDialog } from "../lists/confirm-dialog.tsx";
import { LoadedList } from "../lists/list-states.tsx";
import { api, read } from "../session/api-call.ts";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";

type Open = { what: "new" } | { what: "edit" | "secret" | "log"; webhook: Webhook } | { what: "made"; secret: string };

export function Webhooks() {
  const query = useQuery(read("/webhooks", webhookAnswer.array()));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  return (
    <Card
      title="Webhooks"
      about="Another program is told at once when something happens here. Each message is signed; what was not taken is tried again for three days."
    >
      <LoadedList query={query} what="The webhooks" waiting="Loading webhooks..." none="There is no webhook.">
        {(webhook) => <WebhookItem key={webhook.id} webhook={webhook} onOpen={setOpen} onDeleted={() => void query.refetch()} />}
      </LoadedList>
      <PrimaryButton id="new-webhook" onClick={() => setOpen({ what: "new" })}>
        Add a webhook
      </PrimaryButton>
      {open?.what === "new" ? (
        <WebhookDialog
          save={async (input) => {
            const { secret } = await api.post("/webhooks", input, webhookWithSecret);
            await query.refetch();
            setOpen({ what: "made", secret });
          }}
          onClose={close}
        />
      ) : null}
      {open?.what === "edit" ? (
        <WebhookDialog
          webhook={open.webhook}
          save={async (input) => {
            await api.put(`/webhooks/${open.webhook.id}`, input);
            await query.refetch();
            toast.success("The webhook is saved");
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open?.what === "log" ? <DeliveriesDialog webhook={open.webhook} onClose={close} /> : null}
      {open?.what === "made" ? (
        <Modal title="The webhook's secret" onClose={close} returnTo="new-webhook" footer={<Button onClick={close}>Done</Button>}>
          <SecretField
            label="Secret"
            value={open.secret}
            hint="It is not shown again. The other program checks with it that a message is from here (Standard Webhooks)."
          />
        </Modal>
      ) : null}
      {open?.what === "secret" ? (
        <ConfirmDialog
          title="Make a new secret?"
          confirm="Make it"
          returnTo="new-webhook"
          onCancel={close}
          failed="The secret was not replaced"
          onConfirm={async () => {
            const { secret } = await api.post(`/webhooks/${open.webhook.id}/secret`, undefined, webhookWithSecret);
            setOpen({ what: "made", secret });
            await query.refetch();
          }}
        >
          <p>Messages are signed with the new one at once. Until the other program has it, it refuses them; they are tried again.</p>
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}

type WebhookItemProps = { webhook: Webhook; onOpen: (open: Open) => void; onDeleted: () => void };

function WebhookItem({ webhook, onOpen, onDeleted }: WebhookItemProps) {
  const { address, events, active, note, failing_since, made_by, created_at } = webhook;
  const actions = [
    ["Edit", "edit"],
    ["What was sent", "log"],
    ["New secret", "secret"],
  ] as const;
  return (
    <li className="space-y-2 py-3">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        {address}
        {active ? null : <Badge look="warning">Off</Badge>}
      </h3>
      <p className="text-sm wrap-anywhere">{events.join(", ")}</p>
      <p className="text-sm text-quiet">
        Made by {made_by}: {momentInText(created_at)}
      </p>
      {note ? <Notice look="warning">{note}</Notice> : null}
      {active && failing_since ? <Notice look="warning">Nothing was taken since: {momentInText(failing_since)}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        {actions.map(([word, what]) => (
          <Button key={what} aria-label={`${word}: ${address}`} onClick={() => onOpen({ what, webhook })}>
            {word}
          </Button>
        ))}
        <ConfirmButton
          button={{ look: "remove", "aria-label": `Delete: ${address}`, children: "Delete" }}
          title="Delete the webhook?"
          confirm="Delete it"
          danger
          returnTo="new-webhook"
          failed="The webhook was not deleted"
          onConfirm={() => api.delete(`/webhooks/${webhook.id}`).then(onDeleted)}
        >
          <p className="wrap-anywhere">{address} is told nothing more, and what was sent to it is forgotten.</p>
        </ConfirmButton>
      </div>
    </li>
  );
}

type WebhookDialogProps = { webhook?: Webhook | undefined; save: (input: WebhookInput) => Promise<void>; onClose: () => void };

function WebhookDialog({ webhook, ...dialog }: WebhookDialogProps) {
  const known = (name: string): name is WebhookEvent => name in webhookEvents;
  const { form, field } = useFormOf(webhookInput, {
    address: webhook?.address ?? "",
    events: webhook?.events.filter(known) ?? [],
    active: webhook?.active ?? true,
  });
  return (
    <FormDialog title={webhook ? "Edit the webhook" : "Add a webhook"} submit="Save" returnTo="new-webhook" form={form} {...dialog}>
      <TextField label="Address" type="url" required hint="Where the other program listens: https://…" {...field("address")} />
      <Choices legend="It is told when" required error={form.formState.errors.events?.message}>
        {webhookEventNames.map((name) => (
          <Choice key={name} type="checkbox" value={name} label={webhookEvents[name]} hint={name} {...form.register("events")} />
        ))}
      </Choices>
      <CheckField label="It is on" hint="What happens while it is off is not told later." {...form.register("active")} />
    </FormDialog>
  );
}
