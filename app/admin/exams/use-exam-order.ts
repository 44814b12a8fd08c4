import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { Exam } from "#contract/exam.ts";
import { useClosingGuard } from "../forms/use-leave-guard.ts";
import { isSessionEnd, troubleOf, withoutTyping } from "../session/trouble.ts";
import { examsQuery, renumbered, sendExamOrder } from "./exam-calls.ts";

/** A new order of the exams: at once on the screen, then on the server; the list is read again either way. */
export function useExamOrder() {
  const client = useQueryClient();
  const { queryKey } = examsQuery;
  const sending = useMutation({
    scope: { id: "exam-order" },
    mutationFn: ({ after }: { before: Exam[]; after: Exam[] }) => sendExamOrder(after),
    onError: (error, { before }) => {
      client.setQueryData(queryKey, before);
      if (isSessionEnd(error)) return;
      const words = "The new order was not saved";
      const { title, detail } = withoutTyping(troubleOf(error, { refused: words, unreachable: words }));
      toast.error(title, { description: `${detail} The exams are back in their old order.` });
    },
    onSettled: () => (client.isMutating() > 1 ? undefined : client.invalidateQueries({ queryKey })),
  });

  useClosingGuard(sending.isPending);

  /** Puts the exam at `to`, counted from 0. Answers false when nothing changes. */
  function place(id: number, to: number): boolean {
    const before = client.getQueryData(queryKey) ?? [];
    const from = before.findIndex((exam) => exam.id === id);
    const moved = before[from];
    if (!moved || to === from || to < 0 || to >= before.length) return false;
    const after = renumbered(before.toSpliced(from, 1).toSpliced(to, 0, moved));
    client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, after);
    sending.mutate({ before, after });
    return true;
  }

  return { place, saving: sending.isPending };
}
