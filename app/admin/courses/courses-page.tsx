import { memo } from "react";
import { type Course, courseKind } from "#contract/kinds/course.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { ClassesOf } from "../classes/classes-of.tsx";
import { subjectOf } from "../classes/subjects.ts";
import { Badge } from "../components/badge.tsx";
import { StarIcon } from "../components/icons.tsx";
import { Thumbnail } from "../components/thumbnail.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { ContentScreen } from "../content/content-screen.tsx";
import { type CardActions, CardButtons } from "../content/item-buttons.tsx";
import { StateBadge } from "../content/state-badge.tsx";
import { useWholeList } from "../content/use-content-list.ts";
import { useContentOrder } from "../content/use-content-order.ts";
import { ViewOnSite } from "../preview/view-on-site.tsx";
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

type CourseCardProps = CardActions<Course> & {
  course: Course;
  number: number;
  isLast: boolean;
  canMove: boolean;
  onMove: (id: number, by: 1 | -1) => void;
};

const CourseCard = memo(function CourseCard({ course, number, isLast, canMove, onMove, ...actions }: CourseCardProps) {
  return (
    <li className="far-cards flex flex-col overflow-hidden rounded-xl border border-line bg-card">
      <Thumbnail image={course.image} className="aspect-3/2 w-full" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="font-display text-lg leading-snug font-semibold wrap-anywhere">{course.title}</h2>
        <p className="line-clamp-3 text-quiet wrap-anywhere">{course.summary}</p>
        <p className="mt-auto flex flex-wrap items-center gap-2 pt-1 text-sm">
          <Badge look="brand">{number}</Badge>
          <Badge>{course.duration}</Badge>
          <Badge>
            {course.modules.length} {course.modules.length === 1 ? "module" : "modules"}
          </Badge>
          {course.featured ? (
            <Badge look="accent">
              <StarIcon className="size-3.5" />
              Featured
            </Badge>
          ) : null}
          <StateBadge item={course} />
          <span className="ml-auto">
            <ViewOnSite item={course} address={courseAddress(course)} />
          </span>
        </p>
      </div>
      <CardButtons card={course} move={{ canMoveUp: canMove && number > 1, canMoveDown: canMove && !isLast, onMove }} {...actions} />
    </li>
  );
});
