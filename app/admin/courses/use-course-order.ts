import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { Course } from "#contract/course.ts";
import { useClosingGuard } from "../forms/use-leave-guard.ts";
import { isSessionEnd, troubleOf, withoutTyping } from "../session/trouble.ts";
import { coursesQuery, sendCourseOrder } from "./course-calls.ts";

const scope = { id: "course-order" };

/** Moves courses up and down: at once on the screen, then on the server; a failure puts everything back. */
export function useCourseOrder() {
  const client = useQueryClient();
  const { queryKey } = coursesQuery;

  const sending = useMutation({
    scope,
    mutationFn: ({ after }: { before: Course[]; after: Course[] }) => sendCourseOrder(after),
    onError: (error, { before }) => {
      client.setQueryData(queryKey, before);
      if (isSessionEnd(error)) return;
      const words = { refused: "Failed to update course order", unreachable: "Error updating course order" };
      const trouble = withoutTyping(troubleOf(error, words));
      toast.error(trouble.title, { description: trouble.detail });
    },
    // A later move is still on its way: its answer is the one to read.
    onSettled: () => (client.isMutating() > 1 ? undefined : client.invalidateQueries({ queryKey })),
  });

  useClosingGuard(sending.isPending);

  /** Answers where the course stands afterwards, counted from 1; undefined when it cannot move. */
  function move(id: number, by: 1 | -1): number | undefined {
    const before = client.getQueryData(queryKey) ?? [];
    const from = before.findIndex((course) => course.id === id);
    const other = before[from + by];
    const moved = before[from];
    if (!other || !moved) return undefined;
    const after = before.with(from, other).with(from + by, moved);
    client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, after);
    sending.mutate({ before, after });
    return from + by + 1;
  }

  return { move, saving: sending.isPending };
}
