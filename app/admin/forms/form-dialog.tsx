import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormModal, type FormModalProps } from "../components/form-modal.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { troubleOf, useStep } from "../session/trouble.ts";
import { showingIssues } from "./fields-by-name.ts";
import { useDiscardQuestion } from "./use-discard-question.tsx";

type FormDialogProps<Values extends FieldValues, Output> = Pick<FormModalProps, "title" | "submit" | "onClose" | "children"> & {
  /** The id of what has the focus when it closes. */
  returnTo: string;
  form: UseFormReturn<Values, unknown, Output>;
  save: (values: Output) => Promise<unknown>;
};

/** A small form in a dialog: says at its field what the server refuses, and asks before dropping what was typed. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { form, save, onClose, children, ...modal } = props;
  const { trouble, take } = useStep(troubleOf);
  const { isDirty, isSubmitting } = form.formState;
  const [isSaved, setSaved] = useState(false);
  const { close, question } = useDiscardQuestion(isDirty && !isSaved, onClose);

  const send = form.handleSubmit((values) => {
    const saving = async () => {
      await save(values);
      setSaved(true);
    };
    return take("It was not saved", () => showingIssues(form, saving));
  });

  return (
    <FormModal
      {...modal}
      busy={isSubmitting ? "Saving..." : undefined}
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
