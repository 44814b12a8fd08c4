import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import {
  type ApiToken,
  type ApiTokenInput,
  apiToken,
  apiTokenInput,
  madeApiToken,
  scopeLabels,
  tokenScopes,
} from "#contract/accounts/api-token.ts";
import { Badge } from "../components/badge.tsx";
import { Button, PrimaryButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Choice, Choices } from "../components/choice.tsx";
import { CheckField, option, SelectField, TextField } from "../components/field.tsx";
import { Modal } from "../components/modal.tsx";
import { SecretField } from "../components/secret-field.tsx";
import { useFormOf } from "../forms/fields-by-name.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { ConfirmButton } from "../lists/confirm-dialog.tsx";
import { LoadedList } from "../lists/list-states.tsx";
import { api, read } from "../session/api-call.ts";
import { daysOf, historyOf, tokenLives } from "./token-life.ts";

export function ApiTokens() {
  const query = useQuery(read("/api-tokens", apiToken.array()));
  const [open, setOpen] = useState<{ what: "new" } | { what: "made"; name: string; token: string }>();
  const close = () => setOpen(undefined);

  async function end({ id, name }: ApiToken) {
    await api.delete(`/api-tokens/${id}`);
    await query.refetch();
    toast.success(`${name} has ended`);
  }

  return (
    <Card
      title="API tokens"
      about="A program calls the API with a token (Authorization: Bearer …). It does what you tick, as long as you may do it yourself, and nothing about people, accounts and settings."
    >
      <LoadedList query={query} what="The tokens" waiting="Loading tokens..." none="There is no token.">
        {(token) => (
          <li key={token.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <h3 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                {token.name}
                {token.hasEnded ? <Badge look="warning">Ended</Badge> : null}
              </h3>
              <p className="text-sm wrap-anywhere">{`${token.scopes.join(", ")}${token.readOnly ? " · reads only" : ""}`}</p>
              <p className="text-sm text-quiet wrap-anywhere">{historyOf(token)}</p>
            </div>
            <ConfirmButton
              button={{ look: "remove", "aria-label": `End ${token.name}`, children: token.hasEnded ? "Remove" : "End" }}
              title={`End ${token.name}?`}
              confirm="End it"
              danger
              returnTo="new-token"
              failed="The token was not ended"
              onConfirm={() => end(token)}
            >
              <p>A program that uses it is refused at once. This cannot be taken back; you can make a new token.</p>
            </ConfirmButton>
          </li>
        )}
      </LoadedList>
      <PrimaryButton id="new-token" onClick={() => setOpen({ what: "new" })}>
        Make a token
      </PrimaryButton>
      {open?.what === "new" ? (
        <ApiTokenDialog
          onMade={(name, token) => {
            setOpen({ what: "made", name, token });
            void query.refetch();
          }}
          onClose={close}
        />
      ) : null}
      {open?.what === "made" ? (
        <Modal title={`The token of ${open.name}`} onClose={close} returnTo="new-token" footer={<Button onClick={close}>Done</Button>}>
          <SecretField
            label="Token"
            value={open.token}
            hint="It is not shown again. Give it to the program alone; whoever has it can do what you ticked."
          />
        </Modal>
      ) : null}
    </Card>
  );
}

const blank: ApiTokenInput = { name: "", scopes: [], readOnly: true, days: 90 };

/** A new token: its name, what it may do and for how long. */
function ApiTokenDialog({ onMade, onClose }: { onMade: (name: string, token: string) => void; onClose: () => void }) {
  const { form, field } = useFormOf(apiTokenInput, blank);

  async function make(body: ApiTokenInput): Promise<void> {
    const made = await api.post("/api-tokens", body, madeApiToken);
    onMade(made.apiToken.name, made.token);
  }

  return (
    <FormDialog title="Make a token" submit="Make it" returnTo="new-token" form={form} save={make} onClose={onClose}>
      <TextField label="Name" required hint="Of the program that uses it. The activity names it beside you." {...field("name")} />
      <Choices legend="What it may do" required error={form.formState.errors.scopes?.message}>
        {tokenScopes.map((scope) => (
          <Choice key={scope} type="checkbox" value={scope} label={scope} hint={scopeLabels[scope]} {...form.register("scopes")} />
        ))}
      </Choices>
      <CheckField label="It only reads" hint="It changes and deletes nothing." {...form.register("readOnly")} />
      <SelectField label="It ends" {...field("days", { setValueAs: daysOf })}>
        {tokenLives.map(([days, word]) => option(days, word))}
      </SelectField>
    </FormDialog>
  );
}
