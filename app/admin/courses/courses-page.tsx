import { courseKind } from "#contract/course.ts";
import { ClassesOf } from "../classes/classes-of.tsx";
import { subjectOf } from "../classes/subjects.ts";
import { contentCalls } from "../content/content-calls.ts";
import { ContentScreen } from "../content/content-screen.tsx";
import { useWholeList } from "../content/use-content-list.ts";
import { useContentOrder } from "../content/use-content-order.ts";
import { CourseCard } from "./course-card.tsx";
import { CourseDialog } from "./course-dialog.tsx";

const calls = contentCalls(courseKind);
const orderWords = { refused: "Failed to update course order", unreachable: "Error updating course order" };
const whenEmpty =
  "Add the first course: its text, its duration and a picture. It is on the website once you publish it. Then add its classes, which say when it is held and what it costs.";

/** Courses management (specification, section 2). */
export default function CoursesPage() {
  const { items: courses = [], list } = useWholeList(calls);
  const order = useContentOrder(calls, orderWords, courses);
  const { isNarrowed } = list;

  return (
    <ContentScreen
      calls={calls}
      list={list}
      Dialog={CourseDialog}
      whenEmpty={whenEmpty}
      order={order}
      keptBy={({ id }) => <ClassesOf subject={subjectOf({ course_id: id })} />}
      tools={
        isNarrowed ? (
          <p className="basis-full text-sm text-quiet">
            {list.search.wanted ? "Clear the search to move courses up and down." : "Show all courses to move them up and down."}
          </p>
        ) : null
      }
    >
      {(shown, actions) => (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
          {shown.map((course) => (
            <CourseCard
              key={course.id}
              course={course}
              number={courses.indexOf(course) + 1}
              isLast={course === courses.at(-1)}
              canMove={!isNarrowed}
              onMove={order.move}
              {...actions}
            />
          ))}
        </ul>
      )}
    </ContentScreen>
  );
}
