import { useState } from "react";
import { type Exam, examFieldList, examKind } from "#contract/exam.ts";
import { contentCalls } from "../content/content-calls.ts";
import { ContentForm, useContentForm } from "../content/content-dialog.tsx";
import type { ContentDialogProps } from "../content/content-screen.tsx";
import { useTheirs } from "../content/use-theirs.ts";
import { ExamInputs } from "./exam-inputs.tsx";

const calls = contentCalls(examKind);

export function ExamDialog(props: ContentDialogProps<Exam>) {
  const [unlocked, setUnlocked] = useState(false);
  const record = useContentForm({ ...props, calls, list: examFieldList, findTheirs: useTheirs(calls) });
  return (
    <ContentForm calls={calls} record={record} onClose={props.onClose} onRestored={props.onRestored}>
      <ExamInputs stored={record.item} unlocked={unlocked} onUnlock={setUnlocked} />
    </ContentForm>
  );
}
