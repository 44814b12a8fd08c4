import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Course, courseFieldList, courseKind } from "#contract/course.ts";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ContentForm, useContentForm } from "../content/content-dialog.tsx";
import type { SaveOutcome } from "../forms/use-record-form.ts";
import { Refused } from "../session/api-call.ts";
import { CourseInputs } from "./course-inputs.tsx";
import { FeaturedDialogs } from "./featured-dialogs.tsx";
import { useFeaturedRule } from "./use-featured-rule.ts";

const calls = contentCalls(courseKind);
const featuredBox = "course-featured";

export function CourseDialog(props: ContentDialogProps<Course>) {
  const client = useQueryClient();
  const { data: courses } = useQuery(calls.all);
  const record = useContentForm({
    ...props,
    calls,
    list: courseFieldList,
    async save(fields, id, version) {
      try {
        const unfeature = fields.featured ? rule.giving?.id : undefined;
        return await calls.save({ ...fields, ...(unfeature !== undefined && { unfeature }) }, id, version);
      } catch (error) {
        if (error instanceof Refused && error.issues.some(({ path }) => path === "featured" || path === "unfeature")) askForRoom();
        throw error;
      }
    },
  });
  const { form } = record;
  const rule = useFeaturedRule({
    courses,
    editedId: record.item?.id,
    title: () => form.getValues("title"),
    isTicked: () => form.getValues("featured"),
    setFlag: (featured, stored) => {
      if (stored) form.resetField("featured", { defaultValue: featured });
      form.setValue("featured", featured, { shouldDirty: true });
    },
    onEditedSaved: record.savedMeanwhile,
  });

  /** Somebody else featured a course meanwhile: the server knew better than this screen. */
  function askForRoom() {
    client.invalidateQueries({ queryKey: calls.all.queryKey });
    rule.act({ type: "no room" });
  }

  const submit = async (): Promise<SaveOutcome> => {
    const wasFeatured = courses?.some(({ id, featured }) => id === record.item?.id && featured);
    if (wasFeatured || rule.hasRoom || !form.getValues("featured")) return record.submit();
    rule.act({ type: "no room" });
    return "refused";
  };

  return (
    <ContentForm record={record} submit={submit}>
      <CourseInputs
        featuredBox={featuredBox}
        onFeatured={rule.tick}
        featuredNote={rule.giving ? <PlaceGiven title={rule.giving.title} onKeep={() => rule.act({ type: "giver keeps it" })} /> : null}
      />
      <FeaturedDialogs rule={rule} returnTo={featuredBox} />
    </ContentForm>
  );
}

function PlaceGiven({ title, onKeep }: { title: string; onKeep: () => void }) {
  return (
    <p role="status" className="rounded-lg bg-warning-pale px-3 py-2 text-warning wrap-anywhere">
      “{title}” gives its place on the home page to this course when you save.{" "}
      <button type="button" onClick={onKeep} className="font-semibold underline underline-offset-4">
        Leave it featured
      </button>
    </p>
  );
}
