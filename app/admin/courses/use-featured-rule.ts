import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Course } from "#contract/course.ts";
import { maxFeaturedCourses } from "#contract/limits.ts";
import type { Trouble } from "../components/notice.tsx";
import { Refused } from "../session/api-call.ts";
import { isSessionEnd, troubleOf, withoutTyping } from "../session/trouble.ts";
import { courseCalls, featureInPlaceOf } from "./course-calls.ts";

/** A course that can take a featured place; `id` undefined is the new one in the form. */
export type Candidate = { id: number | undefined; title: string };

type FeaturedRuleOptions = {
  /** Undefined while they are read. */
  courses: readonly Course[] | undefined;
  /** Id of the course in the form, undefined for a new one. */
  editedId: number | undefined;
  title: () => string;
  isTicked: () => boolean;
  /** Sets the form's flag; `stored` says that the server knows it already. */
  setFlag: (featured: boolean, stored: boolean) => void;
  onEditedSaved: (before: Course, after: Course) => void;
};

type Step = { kind: "maximum" } | { kind: "replacement"; original: Course };

const unreachable = "Error updating featured courses";

/** The rule of four featured courses with its two dialogs (specification, sections 2 and 4). */
export function useFeaturedRule({ courses: read, editedId, title, isTicked, setFlag, onEditedSaved }: FeaturedRuleOptions) {
  const courses = read ?? [];
  const client = useQueryClient();
  const [step, setStep] = useState<Step>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  /** Gives up its place when the course in the form is saved, and not before: nothing is half done if that never happens. */
  const [chosen, setGiving] = useState<Course>();
  const featured = courses.filter((course) => course.featured);
  // After a draft was saved the form stays open, and the place is given already.
  const giving = read && !featured.some(({ id }) => id === chosen?.id) ? undefined : chosen;
  const others = featured.filter(({ id }) => id !== editedId);
  const isFull = others.filter(({ id }) => id !== giving?.id).length >= maxFeaturedCourses;

  /** Who is featured is known a moment after a new course's form is open. */
  function toggle(wanted: boolean) {
    if (read) return ask(wanted);
    setFlag(wanted, false);
    const isFullIn = (all: readonly Course[]) => all.filter((course) => course.featured).length >= maxFeaturedCourses;
    client.ensureQueryData(courseCalls.all).then(
      (all) => {
        if (!isTicked() || !isFullIn(all)) return;
        setFlag(false, false);
        setStep({ kind: "maximum" });
      },
      // Saving asks again, and the server knows.
      () => {},
    );
  }

  function ask(wanted: boolean) {
    const edited = featured.find(({ id }) => id === editedId);
    setGiving(undefined);
    if (wanted && others.length >= maxFeaturedCourses) setStep({ kind: "maximum" });
    else if (!wanted && edited && featured.length >= maxFeaturedCourses) {
      setFlag(false, false);
      setStep({ kind: "replacement", original: edited });
    } else setFlag(wanted, false);
  }

  function candidates(original: Course): Candidate[] {
    const stored = courses.filter((course) => !course.featured && course.id !== original.id);
    const edited = stored.filter(({ id }) => id === editedId);
    const fresh = editedId === undefined ? [{ id: undefined, title: title() || "The new course" }] : [];
    return [...fresh, ...edited, ...stored.filter(({ id }) => id !== editedId)];
  }

  function giveWhenSaved(original: Course) {
    setGiving(original);
    setFlag(true, false);
    setStep(undefined);
  }

  async function replace(original: Course, { id }: Candidate) {
    setTrouble(undefined);
    if (id === undefined) return giveWhenSaved(original);
    setBusy(true);
    const failed = await swap(original.id, id);
    await client.invalidateQueries({ queryKey: courseCalls.all.queryKey });
    setBusy(false);
    setTrouble(failed);
    if (!failed) setStep(undefined);
  }

  /** One call: the one course loses its place and the other gets it, or nothing changes. */
  async function swap(originalId: number, replacementId: number): Promise<Trouble | undefined> {
    try {
      const before = await client.fetchQuery({ ...courseCalls.all, staleTime: 0 });
      const replacement = before.find(({ id }) => id === replacementId);
      if (!replacement) throw new Error("The course is gone");
      await featureInPlaceOf(originalId, replacement);
      const [was, is] = [before, await client.fetchQuery({ ...courseCalls.all, staleTime: 0 })].map((all) =>
        all.find(({ id }) => id === editedId),
      );
      if (was && is) onEditedSaved(was, is);
      if (originalId === editedId) setFlag(false, true);
      else if (replacementId === editedId) setFlag(true, true);
      return undefined;
    } catch (error) {
      if (isSessionEnd(error)) return undefined;
      const isOriginal = error instanceof Refused && error.issues.some(({ path }) => path === "unfeature");
      const refused = isOriginal ? "Failed to unfeature the original course" : "Failed to feature the replacement course";
      return withoutTyping(troubleOf(error, { refused, unreachable }));
    }
  }

  return {
    step,
    busy,
    trouble,
    others,
    isFull,
    giving,
    /** The course in the form is not to be featured after all, and the other keeps its place. */
    keepGiving: () => {
      setGiving(undefined);
      setFlag(false, false);
    },
    toggle,
    candidates,
    askForRoom: () => {
      setGiving(undefined);
      setStep({ kind: "maximum" });
    },
    unfeature: (original: Course) => {
      setTrouble(undefined);
      setStep({ kind: "replacement", original });
    },
    replace,
    editedId,
    cancelMaximum: () => setStep(undefined),
    /** Only for the course in the form: its place may stay empty until it is given to another. */
    leaveEmpty: () => {
      setTrouble(undefined);
      setStep(undefined);
    },
    /** Cancelling keeps the edited course featured (specification, section 4): one that was not yet takes the place when it is saved. */
    cancelReplacement: () => {
      setTrouble(undefined);
      if (step?.kind === "replacement" && step.original.id !== editedId) return giveWhenSaved(step.original);
      setFlag(true, false);
      setStep(undefined);
    },
  };
}
