import { useQueryClient } from "@tanstack/react-query";
import type { Course } from "#contract/course.ts";
import { useNewOrder } from "../lists/use-new-order.ts";
import { coursesQuery, sendCourseOrder } from "./course-calls.ts";

const words = { refused: "Failed to update course order", unreachable: "Error updating course order" };

/** Moves courses up and down. */
export function useCourseOrder() {
  const client = useQueryClient();
  const { queryKey } = coursesQuery;
  const { show, saving } = useNewOrder<Course>({ queryKey, send: sendCourseOrder, words });

  /** Answers where the course stands afterwards, counted from 1; undefined when it cannot move. */
  function move(id: number, by: 1 | -1): number | undefined {
    const before = client.getQueryData(queryKey) ?? [];
    const from = before.findIndex((course) => course.id === id);
    const other = before[from + by];
    const moved = before[from];
    if (!other || !moved) return undefined;
    show(before, before.with(from, other).with(from + by, moved));
    return from + by + 1;
  }

  return { move, saving };
}
