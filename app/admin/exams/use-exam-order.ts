import { useQueryClient } from "@tanstack/react-query";
import type { Exam } from "#contract/exam.ts";
import { useNewOrder } from "../lists/use-new-order.ts";
import { examsQuery, renumbered, sendExamOrder } from "./exam-calls.ts";

const words = { refused: "The new order was not saved", unreachable: "The new order was not saved" };
const ending = " The exams are back in their old order.";

/** Puts exams in other places. */
export function useExamOrder() {
  const client = useQueryClient();
  const { queryKey } = examsQuery;
  const { show, saving } = useNewOrder<Exam>({ queryKey, send: sendExamOrder, words, ending });

  /** Puts the exam at `to`, counted from 0. Answers false when nothing changes. */
  function place(id: number, to: number): boolean {
    const before = client.getQueryData(queryKey) ?? [];
    const from = before.findIndex((exam) => exam.id === id);
    const moved = before[from];
    if (!moved || to === from || to < 0 || to >= before.length) return false;
    show(before, renumbered(before.toSpliced(from, 1).toSpliced(to, 0, moved)));
    return true;
  }

  return { place, saving };
}
