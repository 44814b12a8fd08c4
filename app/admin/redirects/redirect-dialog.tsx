import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type RedirectInput, redirectInput } from "#contract/site/redirect.ts";
import { FieldError, TextField } from "../components/field.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { PagesOfTheSite, pagesId, targetHint } from "./pages-of-the-site.tsx";

type RedirectDialogProps = {
  title: string;
  from: string;
  to: string;
  /** The address that leads on cannot be changed here. */
  isFixed?: boolean;
  save: (input: RedirectInput) => Promise<unknown>;
  onClose: () => void;
  returnTo: string;
};

export function RedirectDialog({ title, from, to, isFixed = false, ...dialog }: RedirectDialogProps) {
  const form = useForm({
    defaultValues: { from, to },
    resolver: zodResolver(redirectInput, undefined, { mode: "sync" }),
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormDialog title={title} submit="Save" form={form} {...dialog}>
      {isFixed ? (
        <div className="wrap-anywhere">
          <span className="font-semibold">From</span> {from}
          {errors.from?.message ? <FieldError>{errors.from.message}</FieldError> : null}
        </div>
      ) : (
        <TextField
          label="From"
          required
          autoCapitalize="none"
          spellCheck={false}
          error={errors.from?.message}
          hint="The address that has no page, as it stands after the name of the site: /old-page"
          {...register("from")}
        />
      )}
      <TextField
        label="Leads to"
        required
        autoCapitalize="none"
        spellCheck={false}
        list={pagesId}
        error={errors.to?.message}
        hint={targetHint}
        {...register("to")}
      />
      <PagesOfTheSite />
    </FormDialog>
  );
}
