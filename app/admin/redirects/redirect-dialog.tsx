import { toast } from "sonner";
import { type RedirectInput, redirect, redirectInput } from "#contract/redirect.ts";
import { FieldError, TextField } from "../components/field.tsx";
import { useFormOf } from "../forms/fields-by-name.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { api } from "../session/api-call.ts";
import { TargetField, targetHint } from "./target-field.tsx";

type RedirectDialogProps = {
  title: string;
  /** The redirect that is changed; none for a new one. */
  id?: number;
  from: string;
  to: string;
  /** `from` cannot be changed here. */
  isFixed?: boolean;
  /** How it is saved, where that is no redirect of its own. */
  save?: (input: RedirectInput) => Promise<unknown>;
  onSaved: () => unknown;
  onClose: () => void;
  returnTo: string;
};

const saveRedirectOf = (id: number | undefined) => async (input: RedirectInput) => {
  const { from, to } = await (id === undefined ? api.post("/redirects", input, redirect) : api.put(`/redirects/${id}`, input, redirect));
  toast.success(id === undefined ? `${from} leads to ${to} now` : "The redirect is saved");
};

export function RedirectDialog({
  title,
  id,
  from,
  to,
  isFixed = false,
  save = saveRedirectOf(id),
  onSaved,
  ...dialog
}: RedirectDialogProps) {
  const { form, field } = useFormOf(redirectInput, { from, to });
  const { errors } = form.formState;
  return (
    <FormDialog title={title} submit="Save" form={form} save={(input) => save(input).then(onSaved)} {...dialog}>
      {isFixed ? (
        <div className="wrap-anywhere">
          <span className="font-semibold">From</span> {from}
          <FieldError>{errors.from?.message}</FieldError>
        </div>
      ) : (
        <TextField
          label="From"
          required
          autoCapitalize="none"
          spellCheck={false}
          hint="The address that has no page, as it stands after the name of the site: /old-page"
          {...field("from")}
        />
      )}
      <TargetField label="Leads to" required hint={targetHint} {...field("to")} />
    </FormDialog>
  );
}
