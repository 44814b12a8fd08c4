import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { toast } from "sonner";
import type { Course } from "#contract/course.ts";
import { Button } from "../components/button.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { PageHead } from "../components/page-head.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { Waiting } from "../components/waiting.tsx";
import { DeleteDialog } from "../lists/delete-dialog.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { matches } from "../lists/matches.ts";
import { MissingRecord } from "../lists/missing-record.tsx";
import { useFormInAddress } from "../lists/use-form-in-address.ts";
import { useMoving } from "../lists/use-moving.ts";
import { useSearchInAddress } from "../lists/use-search-in-address.ts";
import { withSaved } from "../lists/with-saved.ts";
import { coursesQuery, removeCourse } from "./course-calls.ts";
import { CourseCard } from "./course-card.tsx";
import { CourseDialog } from "./course-dialog.tsx";
import { useCourseOrder } from "./use-course-order.ts";

export const meta = () => [{ title: "Courses · Back office" }, { name: "robots", content: "noindex, nofollow" }];

/** Courses management (specification, section 2). */
export default function CoursesPage() {
  const client = useQueryClient();
  const { data: courses, isPending, error, refetch } = useQuery(coursesQuery);
  const search = useSearchInAddress();
  const wanted = useDeferredValue(search.text.trim());
  const form = useFormInAddress();
  const [deleting, setDeleting] = useState<Course>();
  const order = useCourseOrder();
  const { move, moved } = useMoving(courses, order.move);
  const edited = typeof form.open === "number" ? courses?.find(({ id }) => id === form.open) : undefined;
  const reread = () => client.invalidateQueries({ queryKey: coursesQuery.queryKey });

  return (
    <>
      <PageHead
        title="Courses Management"
        note={
          order.saving ? (
            <p role="status" className="text-quiet">
              Saving new order...
            </p>
          ) : null
        }
      >
        <Button id="add-new" look="primary" onClick={() => form.show("new")}>
          <PlusIcon />
          Add Course
        </Button>
      </PageHead>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <SearchBox placeholder="Search courses..." value={search.text} onChange={search.setText} />
        {wanted ? <p className="basis-full text-sm text-quiet">Clear the search to move courses up and down.</p> : null}
      </div>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {isPending ? <Waiting>Loading courses...</Waiting> : null}
      {error && !courses ? <ListTrouble what="Courses" error={error} onRetry={() => refetch()} /> : null}
      {courses ? (
        <CourseGrid
          courses={courses}
          search={wanted}
          onClear={() => search.setText("")}
          onMove={move}
          onEdit={form.show}
          onDelete={setDeleting}
        />
      ) : null}
      {courses && (form.open === "new" || edited) ? (
        <CourseDialog
          key={String(form.open)}
          item={edited}
          onClose={form.close}
          onSaved={(saved, created) => {
            toast.success(created ? "Course created" : "Course updated");
            client.setQueryData(coursesQuery.queryKey, (all) => withSaved(all, saved));
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
      {courses && typeof form.open === "number" && !edited ? <MissingRecord noun="course" onClose={form.close} /> : null}
      {deleting ? (
        <DeleteDialog
          question="Are you sure you want to delete this course?"
          title={deleting.title}
          noun="course"
          trash={{ kind: "courses", id: deleting.id }}
          remove={() => removeCourse(deleting.id)}
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

type CourseGridProps = {
  courses: readonly Course[];
  search: string;
  onClear: () => void;
  onMove: (id: number, by: 1 | -1) => void;
  onEdit: (id: number) => void;
  onDelete: (course: Course) => void;
};

function CourseGrid({ courses, search, onClear, onMove, onEdit, onDelete }: CourseGridProps) {
  const shown = courses
    .map((course, index) => ({ course, number: index + 1 }))
    .filter(({ course }) => matches(search, course.title, course.summary));
  if (shown.length === 0) {
    return (
      <EmptyList search={search} onClear={onClear}>
        No courses available
      </EmptyList>
    );
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
      {shown.map(({ course, number }) => (
        <CourseCard
          key={course.id}
          course={course}
          number={number}
          isLast={number === courses.length}
          canMove={search === ""}
          onMove={onMove}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ))}
    </ul>
  );
}
