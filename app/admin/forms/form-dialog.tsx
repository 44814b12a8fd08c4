import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormModal } from "../components/form-modal.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { troubleOf, useStep } from "../session/trouble.ts";
import { showingIssues } from "./fields-by-name.ts";
import { useDiscardQuestion } from "./use-discard-question.tsx";

type FormDialogProps<Values extends FieldValues, Output> = {
  title: string;
  submit: string;
  /** The id of what has the focus when it closes. */
  returnTo: string;
  form: UseFormReturn<Values, unknown, Output>;
  save: (values: Output) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** A small form in a dialog: says at its field what the server refuses, and asks before dropping what was typed. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { title, submit, returnTo, form, save, onClose, children } = props;
  const { trouble, take } = useStep(troubleOf);
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const { close, question } = useDiscardQuestion(isDirty && !isSubmitSuccessful, onClose);

  const send = form.handleSubmit((values) => take("It was not saved", () => showingIssues(form, () => save(values))));

  return (
    <FormModal
      title={title}
      submit={submit}
      busy={isSubmitting ? "Saving..." : undefined}
      returnTo={returnTo}
      onSave={send}
      onSubmit={send}
      onClose={() => (isSubmitting ? undefined : close())}
      over={question}
    >
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
      {children}
    </FormModal>
  );
}
