import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Course, type CourseFields, courseFields } from "#contract/course.ts";
import { judgedBy } from "../forms/judged-by.ts";
import { RecordDialog } from "../forms/record-dialog.tsx";
import { saveWords, useRecordForm } from "../forms/use-record-form.ts";
import { Refused } from "../session/api-call.ts";
import { coursesQuery, saveCourse } from "./course-calls.ts";
import { blankCourse, type CourseForm, comparedOfCourse, courseFormOf } from "./course-form.ts";
import { CourseInputs } from "./course-inputs.tsx";
import { FeaturedDialogs } from "./featured-dialogs.tsx";
import { useFeaturedRule } from "./use-featured-rule.ts";

type CourseDialogProps = {
  item: Course | undefined;
  onClose: () => void;
  onSaved: (course: Course, created: boolean) => void;
  /** An earlier version was saved again. */
  onRestored: () => Promise<void>;
};

const featuredBox = "course-featured";

/** The form of one course, in its dialog. */
export function CourseDialog({ item, onClose, onSaved, onRestored }: CourseDialogProps) {
  const client = useQueryClient();
  const { data: courses = [] } = useQuery(coursesQuery);
  const [unlocked, setUnlocked] = useState(false);
  const record = useRecordForm<CourseForm, CourseFields, Course>({
    name: "course",
    item,
    values: item ? courseFormOf(item) : blankCourse,
    valuesOf: courseFormOf,
    resolver: judgedBy(courseFields),
    save: async (fields, id, version) => {
      try {
        return await saveCourse(fields, id, version, fields.featured ? rule.giving?.id : undefined);
      } catch (error) {
        if (error instanceof Refused && error.issues.some(({ path }) => path === "featured" || path === "unfeature")) askForRoom();
        throw error;
      }
    },
    findTheirs: async (id) => (await client.fetchQuery({ ...coursesQuery, staleTime: 0 })).find((course) => course.id === id),
    words: saveWords("course"),
    onSaved,
  });
  const { form } = record;
  const rule = useFeaturedRule({
    courses,
    editedId: record.item?.id,
    title: () => form.getValues("title"),
    setFlag: (featured, stored) => {
      if (stored) form.resetField("featured", { defaultValue: featured });
      form.setValue("featured", featured, { shouldDirty: true });
    },
    onEditedSaved: record.savedMeanwhile,
  });

  /** Somebody else featured a course meanwhile: the server knew better than this screen. */
  function askForRoom() {
    client.invalidateQueries({ queryKey: coursesQuery.queryKey });
    rule.askForRoom();
  }

  const submit = async () => {
    const wasFeatured = courses.some(({ id, featured }) => id === record.item?.id && featured);
    if (form.getValues("featured") && !wasFeatured && rule.isFull) rule.askForRoom();
    else await record.submit();
  };

  return (
    <RecordDialog
      noun="course"
      title={record.isNew ? "Add New Course" : "Edit Course"}
      submit={record.isNew ? "Create Course" : "Update Course"}
      record={{ ...record, submit }}
      compared={comparedOfCourse}
      mine={() => form.getValues()}
      onClose={onClose}
      history={{ kind: "courses", onRestored }}
      returnTo={record.item ? `edit-${record.item.id}` : "add-new"}
    >
      <CourseInputs
        form={form}
        isNew={record.isNew}
        unlocked={unlocked}
        onUnlock={setUnlocked}
        featuredBox={featuredBox}
        onFeatured={rule.toggle}
        featuredNote={rule.giving ? <PlaceGiven title={rule.giving.title} onKeep={rule.keepGiving} /> : null}
      />
      <FeaturedDialogs rule={rule} returnTo={featuredBox} />
    </RecordDialog>
  );
}

function PlaceGiven({ title, onKeep }: { title: string; onKeep: () => void }) {
  return (
    <p role="status" className="rounded-lg bg-saffron-pale px-3 py-2 text-saffron-deep wrap-anywhere">
      “{title}” gives its place on the home page to this course when you save.{" "}
      <button type="button" onClick={onKeep} className="font-semibold underline underline-offset-4">
        Leave it featured
      </button>
    </p>
  );
}
