import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { toast } from "sonner";
import type { Exam } from "#contract/exam.ts";
import { Button } from "../components/button.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { Notice } from "../components/notice.tsx";
import { PageHead } from "../components/page-head.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { Spinner, Waiting } from "../components/waiting.tsx";
import { DeleteDialog } from "../lists/delete-dialog.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { matches } from "../lists/matches.ts";
import { MissingRecord } from "../lists/missing-record.tsx";
import { useFormInAddress } from "../lists/use-form-in-address.ts";
import { useMoving } from "../lists/use-moving.ts";
import { useSearchInAddress } from "../lists/use-search-in-address.ts";
import { withSaved } from "../lists/with-saved.ts";
import { ExamBoard } from "./exam-board.tsx";
import { examsQuery, removeExam } from "./exam-calls.ts";
import { ExamDialog } from "./exam-dialog.tsx";
import { useExamOrder } from "./use-exam-order.ts";

export const meta = () => [{ title: "Exams · Back office" }, { name: "robots", content: "noindex, nofollow" }];

/** Exams management (specification, section 2). */
export default function ExamsPage() {
  const client = useQueryClient();
  const { data: exams, isPending, error, refetch } = useQuery(examsQuery);
  const search = useSearchInAddress();
  const wanted = useDeferredValue(search.text.trim());
  const form = useFormInAddress();
  const order = useExamOrder();
  const [deleting, setDeleting] = useState<Exam>();
  const { move, moved } = useMoving(exams, (id, by) => {
    const from = exams?.findIndex((exam) => exam.id === id) ?? -1;
    return order.place(id, from + by) ? from + by + 1 : undefined;
  });
  const shown = useMemo(() => (exams ?? []).filter((exam) => matches(wanted, exam.title, exam.summary)), [exams, wanted]);
  const edited = typeof form.open === "number" ? exams?.find(({ id }) => id === form.open) : undefined;
  const reread = () => client.invalidateQueries({ queryKey: examsQuery.queryKey });

  return (
    <>
      <PageHead
        title="Exams Management"
        note={
          order.saving ? (
            <p role="status" className="flex items-center gap-2 text-quiet">
              <Spinner />
              Saving new order...
            </p>
          ) : null
        }
      >
        <Button id="add-new" look="primary" onClick={() => form.show("new")}>
          <PlusIcon />
          Add Exam
        </Button>
      </PageHead>
      <div className="mb-5 space-y-3">
        <div className="flex">
          <SearchBox placeholder="Search exams..." value={search.text} onChange={search.setText} />
        </div>
        {wanted ? <Notice role="status">Drag and drop is disabled while searching. Clear the search to change the order.</Notice> : null}
      </div>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {isPending ? <Waiting>Loading exams...</Waiting> : null}
      {error && !exams ? <ListTrouble what="Exams" error={error} onRetry={() => refetch()} /> : null}
      {exams && shown.length === 0 ? (
        <EmptyList search={wanted} onClear={() => search.setText("")}>
          No exams available
        </EmptyList>
      ) : null}
      {exams && shown.length > 0 ? (
        <ExamBoard
          shown={shown}
          exams={exams}
          canMove={wanted === ""}
          onMove={move}
          onEdit={form.show}
          onDelete={setDeleting}
          onDrop={order.place}
        />
      ) : null}
      {exams && (form.open === "new" || edited) ? (
        <ExamDialog
          key={String(form.open)}
          item={edited}
          onClose={form.close}
          onSaved={(saved, created) => {
            toast.success(created ? "Exam created" : "Exam updated");
            client.setQueryData(examsQuery.queryKey, (all) => withSaved(all, saved));
            reread();
            form.close();
          }}
          onRestored={async () => {
            await reread();
            toast.success("Version restored");
            form.close();
          }}
        />
      ) : null}
      {exams && typeof form.open === "number" && !edited ? <MissingRecord noun="exam" onClose={form.close} /> : null}
      {deleting ? (
        <DeleteDialog
          question="Are you sure you want to delete this exam?"
          title={deleting.title}
          noun="exam"
          trash={{ kind: "exams", id: deleting.id }}
          remove={() => removeExam(deleting.id)}
          onDone={() => {
            setDeleting(undefined);
            reread();
          }}
          onCancel={() => setDeleting(undefined)}
        />
      ) : null}
    </>
  );
}
