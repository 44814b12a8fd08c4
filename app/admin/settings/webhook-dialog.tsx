import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import {
  type Webhook,
  type WebhookEvent,
  type WebhookInput,
  webhookEventNames,
  webhookEvents,
  webhookInput,
} from "#contract/operations/webhook.ts";
import { Choice, Choices } from "../components/choice.tsx";
import { CheckField, TextField } from "../components/field.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";

type WebhookDialogProps = { webhook?: Webhook | undefined; save: (input: WebhookInput) => Promise<void>; onClose: () => void };

export function WebhookDialog({ webhook, ...dialog }: WebhookDialogProps) {
  const known = (name: string): name is WebhookEvent => name in webhookEvents;
  const form = useForm({
    defaultValues: { address: webhook?.address ?? "", events: webhook?.events.filter(known) ?? [], active: webhook?.active ?? true },
    resolver: zodResolver(webhookInput, undefined, { mode: "sync" }),
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormDialog title={webhook ? "Edit the webhook" : "Add a webhook"} submit="Save" returnTo="new-webhook" form={form} {...dialog}>
      <TextField
        label="Address"
        type="url"
        required
        error={errors.address?.message}
        hint="Where the other program listens: https://…"
        {...register("address")}
      />
      <Choices legend="It is told when" required error={errors.events?.message}>
        {webhookEventNames.map((name) => (
          <Choice key={name} type="checkbox" value={name} label={webhookEvents[name]} hint={name} {...register("events")} />
        ))}
      </Choices>
      <CheckField label="It is on" hint="What happens while it is off is not told later." {...register("active")} />
    </FormDialog>
  );
}
