import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { type RedirectInput, redirectInput } from "#contract/site/redirect.ts";
import { TextField } from "../components/field.tsx";
import { FormModal } from "../components/form-modal.tsx";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { Refused } from "../session/api-call.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";
import { PagesOfTheSite, pagesId } from "./pages-of-the-site.tsx";
import { targetHint } from "./target-hint.ts";

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

export function RedirectDialog({ title, from, to, isFixed = false, save, onClose, returnTo }: RedirectDialogProps) {
  const [trouble, setTrouble] = useState<Trouble>();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { from, to },
    resolver: zodResolver(redirectInput, undefined, { mode: "sync" }),
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (input) => {
    setTrouble(undefined);
    try {
      await save(input);
    } catch (error) {
      if (isSessionEnd(error)) return;
      const issues = error instanceof Refused ? error.issues.filter(({ path }) => path === "from" || path === "to") : [];
      for (const { path, message } of issues) setError(path === "from" ? "from" : "to", { message }, { shouldFocus: true });
      const words = "The redirect was not saved";
      if (issues.length === 0) setTrouble(troubleOf(error, { refused: words, unreachable: words }));
    }
  });

  return (
    <FormModal
      title={title}
      submit="Save"
      busy={isSubmitting ? "Saving..." : undefined}
      returnTo={returnTo}
      onSubmit={send}
      onClose={isSubmitting ? () => {} : onClose}
    >
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
      {isFixed ? (
        <p className="wrap-anywhere">
          <span className="font-semibold">From</span> {from}
        </p>
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
    </FormModal>
  );
}
