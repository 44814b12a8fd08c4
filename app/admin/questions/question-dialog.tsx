import { type Question, type QuestionFields, type QuestionKind, questionFields } from "#contract/question.ts";
import { CheckField, TextArea, TextField } from "../components/field.tsx";
import { judgedBy } from "../forms/judged-by.ts";
import { RecordDialog } from "../forms/record-dialog.tsx";
import { useRecordForm } from "../forms/use-record-form.ts";
import { Refused } from "../session/api-call.ts";
import { type Trouble, troubleOf } from "../session/trouble.ts";
import { findQuestion, saveQuestion } from "./question-calls.ts";
import { blankQuestion, comparedOfQuestion, type QuestionForm, questionFormOf } from "./question-form.ts";

type QuestionDialogProps = {
  kind: QuestionKind;
  item: Question | undefined;
  onClose: () => void;
  onSaved: (question: Question, created: boolean) => void;
  /** An earlier version was saved again. */
  onRestored: () => Promise<void>;
};

/** The form of one question and its answer, in its dialog. */
export function QuestionDialog({ kind, item, onClose, onSaved, onRestored }: QuestionDialogProps) {
  const record = useRecordForm<QuestionForm, QuestionFields, Question>({
    name: `${kind}-question`,
    item,
    values: item ? questionFormOf(item) : blankQuestion,
    valuesOf: questionFormOf,
    resolver: judgedBy(questionFields),
    save: (fields, id, version) => saveQuestion(kind, fields, id, version),
    findTheirs: async (id) => (await findQuestion(kind, id)) ?? undefined,
    words: questionWords,
    onSaved,
  });
  const { register, formState, setValue } = record.form;
  const { errors } = formState;
  const order = register("display_order", {
    onBlur: (event: { target: { value: string } }) => {
      // Not a number: 0 (specification, section 5), shown before it is saved.
      if (event.target.value.trim() === "" || Number.isNaN(Number(event.target.value)))
        setValue("display_order", "0", { shouldDirty: true });
    },
  });

  return (
    <RecordDialog
      noun="QnA"
      title={record.isNew ? "Add New QnA" : "Edit QnA"}
      submit={record.isNew ? "Create QnA" : "Update QnA"}
      record={record}
      compared={comparedOfQuestion}
      mine={() => record.form.getValues()}
      onClose={onClose}
      history={{ kind: `${kind}-qna`, onRestored }}
      returnTo={record.item ? `edit-${record.item.id}` : "add-new"}
      size="small"
    >
      <TextArea label="Question" required rows={2} {...register("question")} error={errors.question?.message} />
      <TextArea label="Answer" required rows={5} {...register("answer")} error={errors.answer?.message} />
      <TextField
        label="Display order"
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        hint="The lowest number comes first."
        {...order}
        error={errors.display_order?.message}
      />
      <CheckField label="Active" hint="Only active questions are shown on the website." {...register("active")} />
    </RecordDialog>
  );
}

/** The server's own sentence, else 'Failed to save QnA' (specification, section 8). */
function questionWords(error: unknown): Trouble {
  const trouble = troubleOf(error, { refused: "Failed to save QnA", unreachable: "Error saving QnA" });
  return error instanceof Refused && error.message ? { title: error.message, detail: "" } : trouble;
}
