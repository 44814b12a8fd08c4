import { useState } from "react";
import { type Exam, examFieldList } from "#contract/exam.ts";
import { ContentForm, useContentForm } from "../content/content-dialog.tsx";
import type { ContentDialogProps } from "../content/content-screen.tsx";
import { useTheirs } from "../content/use-theirs.ts";
import { examCalls } from "./exam-calls.ts";
import { ExamInputs } from "./exam-inputs.tsx";

export function ExamDialog(props: ContentDialogProps<Exam>) {
  const [unlocked, setUnlocked] = useState(false);
  const record = useContentForm({ ...props, calls: examCalls, list: examFieldList, findTheirs: useTheirs(examCalls) });
  return (
    <ContentForm calls={examCalls} record={record} onClose={props.onClose} onRestored={props.onRestored}>
      <ExamInputs isNew={record.isNew} unlocked={unlocked} onUnlock={setUnlocked} />
    </ContentForm>
  );
}
