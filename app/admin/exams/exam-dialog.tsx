import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Exam, type ExamFields, examFields } from "#contract/exam.ts";
import { judgedBy } from "../forms/judged-by.ts";
import { RecordDialog } from "../forms/record-dialog.tsx";
import { saveWords, useRecordForm } from "../forms/use-record-form.ts";
import { examsQuery, saveExam } from "./exam-calls.ts";
import { blankExam, comparedOfExam, type ExamForm, examFormOf } from "./exam-form.ts";
import { ExamInputs } from "./exam-inputs.tsx";

type ExamDialogProps = {
  item: Exam | undefined;
  onClose: () => void;
  onSaved: (exam: Exam, created: boolean) => void;
  /** An earlier version was saved again. */
  onRestored: () => Promise<void>;
};

/** The form of one exam, in its dialog. */
export function ExamDialog({ item, onClose, onSaved, onRestored }: ExamDialogProps) {
  const client = useQueryClient();
  const [unlocked, setUnlocked] = useState(false);
  const record = useRecordForm<ExamForm, ExamFields, Exam>({
    name: "exam",
    item,
    values: item ? examFormOf(item) : blankExam,
    valuesOf: examFormOf,
    resolver: judgedBy(examFields),
    save: saveExam,
    findTheirs: async (id) => (await client.fetchQuery({ ...examsQuery, staleTime: 0 })).find((exam) => exam.id === id),
    words: saveWords("exam"),
    onSaved,
  });

  return (
    <RecordDialog
      noun="exam"
      title={record.isNew ? "Add New Exam" : "Edit Exam"}
      submit={record.isNew ? "Create Exam" : "Update Exam"}
      record={record}
      compared={comparedOfExam}
      mine={() => record.form.getValues()}
      onClose={onClose}
      history={{ kind: "exams", onRestored }}
      returnTo={record.item ? `edit-${record.item.id}` : "add-new"}
    >
      <ExamInputs form={record.form} isNew={record.isNew} unlocked={unlocked} onUnlock={setUnlocked} />
    </RecordDialog>
  );
}
