import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
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
import { FormModal } from "../components/form-modal.tsx";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { Refused } from "../session/api-call.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";

type WebhookDialogProps = { webhook?: Webhook | undefined; save: (input: WebhookInput) => Promise<void>; onClose: () => void };

export function WebhookDialog({ webhook, save, onClose }: WebhookDialogProps) {
  const [trouble, setTrouble] = useState<Trouble>();
  const known = (name: string): name is WebhookEvent => name in webhookEvents;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { address: webhook?.address ?? "", events: webhook?.events.filter(known) ?? [], active: webhook?.active ?? true },
    resolver: zodResolver(webhookInput, undefined, { mode: "sync" }),
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (input) => {
    setTrouble(undefined);
    try {
      await save(input);
    } catch (error) {
      if (isSessionEnd(error)) return;
      const words = "The webhook was not saved";
      setTrouble(troubleOf(error, { refused: words, unreachable: words }));
      const about = error instanceof Refused ? error.issues.find(({ path }) => path === "address") : undefined;
      if (about) setError("address", { message: about.message }, { shouldFocus: true });
    }
  });

  return (
    <FormModal
      title={webhook ? "Edit the webhook" : "Add a webhook"}
      submit="Save"
      busy={isSubmitting ? "Saving..." : undefined}
      returnTo="new-webhook"
      onSubmit={send}
      onClose={isSubmitting ? () => {} : onClose}
    >
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
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
    </FormModal>
  );
}
