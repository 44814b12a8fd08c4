import { memo } from "react";
import type { Course } from "#contract/course.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { Badge } from "../components/badge.tsx";
import { IconButton } from "../components/button.tsx";
import { CopyIcon, StarIcon } from "../components/icons.tsx";
import { Thumbnail } from "../components/thumbnail.tsx";
import { EditAndDelete, MoveButtons } from "../content/item-buttons.tsx";
import { StateBadge } from "../content/state-badge.tsx";
import { ViewOnSite } from "../preview/view-on-site.tsx";

type CourseCardProps = {
  course: Course;
  number: number;
  isLast: boolean;
  canMove: boolean;
  onMove: (id: number, by: 1 | -1) => void;
  onEdit: (id: number) => void;
  onDelete: (course: Course) => void;
  onDuplicate: (course: Course) => void;
};

export const CourseCard = memo(function CourseCard({ course, number, isLast, canMove, ...on }: CourseCardProps) {
  const { id, title } = course;
  return (
    <li className="far-cards flex flex-col overflow-hidden rounded-xl border border-line bg-card">
      <div className="relative">
        <Thumbnail image={course.image} className="aspect-3/2 w-full" />
        <span className="absolute top-2 left-2 min-w-8 rounded-full border border-on-night/40 bg-night px-2.5 py-0.5 text-center text-sm font-semibold text-on-night">
          {number}
        </span>
        <span className="absolute right-2 bottom-2 rounded-full border border-on-night/40 bg-night px-2.5 py-0.5 text-sm font-semibold text-on-night">
          {course.duration}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="min-w-0 font-display text-lg leading-snug font-semibold wrap-anywhere">{title}</h2>
          <StateBadge item={course} />
          {course.featured ? (
            <Badge look="accent">
              <StarIcon className="size-3.5" />
              Featured
            </Badge>
          ) : null}
        </div>
        <p className="line-clamp-3 text-quiet wrap-anywhere">{course.summary}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-1 text-sm text-quiet">
          {course.modules.length} {course.modules.length === 1 ? "module" : "modules"}
          <ViewOnSite item={course} address={courseAddress(course)} />
        </p>
      </div>
      <div className="flex items-center gap-1 border-t border-line px-2 py-1.5">
        <MoveButtons id={id} title={title} canMoveUp={canMove && number > 1} canMoveDown={canMove && !isLast} onMove={on.onMove} />
        <IconButton icon={CopyIcon} label={`Duplicate ${title}`} onClick={() => on.onDuplicate(course)} className="ml-auto" />
        <EditAndDelete id={id} title={title} onEdit={() => on.onEdit(id)} onDelete={() => on.onDelete(course)} />
      </div>
    </li>
  );
});
