import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fieldsOf } from "#contract/fields/field.ts";
import { type Course, type CourseSave, courseFieldList, courseKind } from "#contract/kinds/course.ts";
import type { Trouble } from "../components/notice.tsx";
import { contentCalls } from "../content/content-calls.ts";
import type { useContentForm } from "../content/content-dialog.tsx";
import { Refused } from "../session/api-call.ts";
import { failureOf, isSessionEnd } from "../session/trouble.ts";
import {
  afterAction,
  type Candidate,
  candidatesFor,
  type Featurable,
  type FeaturedAction,
  type FeaturedPlace,
  hasRoom,
} from "./featured-place.ts";

type CourseRecord = ReturnType<typeof useContentForm<typeof courseFieldList, Course, CourseSave>>;

const calls = contentCalls(courseKind);
const unreachable = "Error updating featured courses";

/** The rule of four featured courses (featured-place.ts) in a course's form, with the calls that it needs. */
export function useFeaturedRule({ form, item, savedMeanwhile }: CourseRecord) {
  const client = useQueryClient();
  const { data: courses } = useQuery(calls.all);
  /** Undefined for a new one. */
  const editedId = item?.id;
  const [place, setPlace] = useState<FeaturedPlace>({ featured: false });
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const places = { courses: courses ?? [], editedId };
  // After a draft was saved the form stays open, and the place is given already.
  const isGiven = courses && !courses.some(({ id, featured }) => featured && id === place.giving?.id);
  const giving = isGiven ? undefined : place.giving;

  const isTicked = () => form.getValues("featured");

  /** `stored` says that the server knows it already. */
  function setFlag(featured: boolean, stored: boolean): void {
    if (stored) form.resetField("featured", { defaultValue: featured });
    form.setValue("featured", featured, { shouldDirty: true });
  }

  function act(action: FeaturedAction, all: readonly Course[] = places.courses): void {
    const next = afterAction({ ...place, featured: isTicked() }, action, { courses: all, editedId });
    setTrouble(undefined);
    setPlace(next);
    if (next.featured !== isTicked()) setFlag(next.featured, false);
  }

  /** Somebody else featured a course meanwhile: the server knew better than this screen. */
  function askForRoom(): void {
    client.invalidateQueries({ queryKey: calls.all.queryKey });
    act({ type: "no room" });
  }

  /** Who is featured is known a moment after a new course's form is open; where it cannot be read, the server judges the save. */
  function tick(wanted: boolean): void {
    act({ type: "ticked", wanted });
    if (courses) return;
    client.ensureQueryData(calls.all).then(
      (all) => isTicked() && act({ type: "ticked", wanted: true }, all),
      () => {},
    );
  }

  async function replace(original: Featurable, { id }: Candidate): Promise<void> {
    if (id === undefined) return act({ type: "taken by this", original });
    setTrouble(undefined);
    setBusy(true);
    const failed = await swap(original.id, id);
    await client.invalidateQueries({ queryKey: calls.all.queryKey });
    setBusy(false);
    if (failed) setTrouble(failed);
    else act({ type: "settled" });
  }

  /** One call, the full course as section 7 of the specification sends it: the one loses its place and the other gets it, or nothing changes. */
  async function swap(originalId: number, replacementId: number): Promise<Trouble | undefined> {
    try {
      const before = await client.fetchQuery({ ...calls.all, staleTime: 0 });
      const replacement = before.find(({ id }) => id === replacementId);
      if (!replacement) throw new Error("The course is gone");
      const fields = fieldsOf(courseFieldList, replacement);
      await calls.save({ ...fields, featured: true, unfeature: originalId }, replacementId, replacement.version);
      const after = await client.fetchQuery({ ...calls.all, staleTime: 0 });
      const [was, is] = [before, after].map((all) => all.find(({ id }) => id === editedId));
      if (was && is) savedMeanwhile(was, is);
      if (originalId === editedId) setFlag(false, true);
      else if (replacementId === editedId) setFlag(true, true);
      return undefined;
    } catch (error) {
      if (isSessionEnd(error)) return undefined;
      const isOriginal = error instanceof Refused && error.issues.some(({ path }) => path === "unfeature");
      const refused = isOriginal ? "Failed to unfeature the original course" : "Failed to feature the replacement course";
      return failureOf(error, { refused, unreachable });
    }
  }

  return {
    step: place.step,
    /** Gives up its place to the course in the form when that is saved. */
    giving,
    /** Whether the form can be saved as it is ticked. */
    hasPlace: () => !isTicked() || hasRoom(places, giving) || places.courses.some(({ id, featured }) => id === editedId && featured),
    others: places.courses.filter(({ id, featured }) => featured && id !== editedId),
    candidates: (original: Featurable) => candidatesFor(original, places, form.getValues("title")),
    isEdited: ({ id }: Featurable) => id === editedId,
    act,
    askForRoom,
    tick,
    replace,
    busy,
    trouble,
  };
}
