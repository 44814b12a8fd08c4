import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { Question, QuestionKind } from "#contract/question.ts";
import { Button } from "../components/button.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { PageHead } from "../components/page-head.tsx";
import { Pager } from "../components/pager.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { Waiting } from "../components/waiting.tsx";
import { DeleteDialog } from "../lists/delete-dialog.tsx";
import { FilterSelect } from "../lists/filter-select.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { MissingRecord } from "../lists/missing-record.tsx";
import { pageSize } from "../lists/page-of.ts";
import { useFormInAddress } from "../lists/use-form-in-address.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { useSearchInAddress } from "../lists/use-search-in-address.ts";
import { questionFilters, questionQuery, questionsQuery, removeQuestion } from "./question-calls.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { QuestionList } from "./question-list.tsx";

/** Course QnA Management and Exam QnA Management are one screen over two lists (specification, section 2). */
export function QuestionsScreen({ kind, title }: { kind: QuestionKind; title: string }) {
  const client = useQueryClient();
  const search = useSearchInAddress();
  const address = useListAddress();
  const filter = questionFilters.find(({ value }) => value === address.get("filter"))?.value ?? "all";
  const query = { q: search.settled, page: address.page, filter };
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(questionsQuery(kind, query));
  const form = useFormInAddress();
  const [deleting, setDeleting] = useState<Question>();
  const reread = () => client.invalidateQueries({ queryKey: ["questions", kind] });

  return (
    <>
      <PageHead title={title}>
        <Button id="add-new" look="primary" onClick={() => form.show("new")}>
          <PlusIcon />
          Add QnA
        </Button>
      </PageHead>
      <div className="mb-5 flex flex-wrap gap-3">
        <SearchBox placeholder="Search QnA..." value={search.text} onChange={search.setText} />
        <FilterSelect
          label="Show"
          value={filter}
          options={questionFilters}
          onChange={(value) => address.filter("filter", value === "all" ? undefined : value)}
        />
      </div>
      {isPending ? <Waiting>Loading QnA...</Waiting> : null}
      {error && !data ? <ListTrouble what="QnA" error={error} onRetry={() => refetch()} /> : null}
      {data && data.items.length === 0 ? (
        <EmptyList search={search.settled} onClear={() => search.setText("")}>
          No QnA available
        </EmptyList>
      ) : null}
      {data && data.items.length > 0 ? (
        <div aria-busy={isPlaceholderData}>
          <QuestionList items={data.items} onEdit={form.show} onDelete={setDeleting} />
          <Pager page={address.page} size={pageSize} total={data.total} onPage={address.goToPage} />
        </div>
      ) : null}
      <OpenForm
        kind={kind}
        open={form.open}
        onClose={form.close}
        onSaved={(_question, created) => {
          toast.success(created ? "QnA created" : "QnA updated");
          reread();
          form.close();
        }}
        onRestored={async () => {
          await reread();
          toast.success("Version restored");
          form.close();
        }}
      />
      {deleting ? (
        <DeleteDialog
          question="Are you sure you want to delete this QnA?"
          title={deleting.question}
          noun="QnA"
          trash={{ kind: `${kind}-qna`, id: deleting.id }}
          remove={() => removeQuestion(kind, deleting.id)}
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

type OpenFormProps = {
  kind: QuestionKind;
  open: "new" | number | undefined;
  onClose: () => void;
  onSaved: (question: Question, created: boolean) => void;
  onRestored: () => Promise<void>;
};

function OpenForm({ kind, open, onClose, onSaved, onRestored }: OpenFormProps) {
  const id = typeof open === "number" ? open : 0;
  const { data, error, refetch } = useQuery({ ...questionQuery(kind, id), enabled: id > 0, refetchOnWindowFocus: false });
  if (open === "new")
    return <QuestionDialog key="new" kind={kind} item={undefined} onClose={onClose} onSaved={onSaved} onRestored={onRestored} />;
  if (id === 0) return null;
  if (data) return <QuestionDialog key={id} kind={kind} item={data} onClose={onClose} onSaved={onSaved} onRestored={onRestored} />;
  if (data === null) return <MissingRecord noun="QnA" onClose={onClose} />;
  return error ? <ListTrouble what="The QnA" error={error} onRetry={() => refetch()} /> : null;
}
