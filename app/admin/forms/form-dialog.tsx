import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormModal, type FormModalProps } from "../components/form-modal.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { useKeptWords } from "../session/kept-words.ts";
import { troubleOf, useStep } from "../session/trouble.ts";
import { setFields, showingIssues } from "./fields-by-name.ts";
import { useDiscardQuestion } from "./use-discard-question.tsx";

type FormDialogProps<Values extends FieldValues, Output> = Pick<FormModalProps, "title" | "submit" | "onClose" | "children"> & {
  /** The id of what has the focus when it closes. */
  returnTo: string;
  form: UseFormReturn<Values, unknown, Output>;
  save: (values: Output) => Promise<unknown>;
};

/** A small form in a dialog, without passwords: says at its field what the server refuses, and asks before dropping what was typed. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { form, save, onClose, children, ...modal } = props;
  const { trouble, take } = useStep(troubleOf);
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  const [isSaved, setSaved] = useState(false);
  useKeptWords(
    { form: JSON.stringify([modal.title, defaultValues]), title: modal.title },
    () => (isDirty && !isSaved ? form.getValues() : undefined),
    (values) => setFields(form, values),
  );
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
      <TroubleNotice trouble={trouble} />
      {children}
    </FormModal>
  );
}
