import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type ApiTokenInput, apiTokenInput, madeApiToken, scopeLabels, tokenScopes } from "#contract/accounts/api-token.ts";
import { Choice, Choices } from "../components/choice.tsx";
import { CheckField, option, SelectField, TextField } from "../components/field.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { call } from "../session/api-call.ts";

const ends = [
  ["30", "In 30 days"],
  ["90", "In 90 days"],
  ["365", "In a year"],
  ["", "When somebody ends it"],
] as const;

const blank: ApiTokenInput = { name: "", scopes: [], readOnly: true, days: 90 };

/** A new token: its name, what it may do and for how long. */
export function ApiTokenDialog({ onMade, onClose }: { onMade: (name: string, token: string) => void; onClose: () => void }) {
  const form = useForm({
    defaultValues: blank,
    resolver: zodResolver(apiTokenInput, undefined, { mode: "sync" }),
  });
  const { register } = form;
  const { errors } = form.formState;

  async function make(body: ApiTokenInput): Promise<void> {
    const made = await call("/api-tokens", { method: "POST", body, answer: madeApiToken });
    onMade(made.apiToken.name, made.token);
  }

  return (
    <FormDialog title="Make a token" submit="Make it" returnTo="new-token" form={form} save={make} onClose={onClose}>
      <TextField
        label="Name"
        required
        error={errors.name?.message}
        hint="Of the program that uses it. The activity names it beside you."
        {...register("name")}
      />
      <Choices legend="What it may do" required error={errors.scopes?.message}>
        {tokenScopes.map((scope) => (
          <Choice key={scope} type="checkbox" value={scope} label={scope} hint={scopeLabels[scope]} {...register("scopes")} />
        ))}
      </Choices>
      <CheckField label="It only reads" hint="It changes and deletes nothing." {...register("readOnly")} />
      <SelectField
        label="It ends"
        error={errors.days?.message}
        {...register("days", { setValueAs: (value: string | number | null) => (value === "" || value === null ? null : Number(value)) })}
      >
        {ends.map(([days, word]) => option(days, word))}
      </SelectField>
    </FormDialog>
  );
}
