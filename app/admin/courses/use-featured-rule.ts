import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Course } from "#contract/course.ts";
import { maxFeaturedCourses } from "#contract/limits.ts";
import { isSessionEnd, type Trouble, troubleOf, withoutTyping } from "../session/trouble.ts";
import { coursesQuery, setFeatured } from "./course-calls.ts";

/** A course that can take a featured place; `id` undefined is the new one in the form. */
export type Candidate = { id: number | undefined; title: string };

type FeaturedRuleOptions = {
  courses: readonly Course[];
  /** Id of the course in the form, undefined for a new one. */
  editedId: number | undefined;
  title: () => string;
  /** Sets the form's flag; `stored` says that the server knows it already. */
  setFlag: (featured: boolean, stored: boolean) => void;
  /** The course in the form was itself saved by the swap. */
  onEditedSaved: (before: Course, after: Course) => void;
};

type Step = { kind: "maximum" } | { kind: "replacement"; original: Course };

const unreachable = "Error updating featured courses";

/** The rule of four featured courses with its two dialogs (specification, sections 2 and 4). */
export function useFeaturedRule({ courses, editedId, title, setFlag, onEditedSaved }: FeaturedRuleOptions) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const featured = courses.filter((course) => course.featured);
  const others = featured.filter(({ id }) => id !== editedId);
  const isFull = others.length >= maxFeaturedCourses;

  function toggle(wanted: boolean) {
    const edited = featured.find(({ id }) => id === editedId);
    if (wanted && isFull) setStep({ kind: "maximum" });
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

  async function replace(original: Course, { id }: Candidate) {
    setBusy(true);
    setTrouble(undefined);
    const failed = await swap(original.id, id);
    await client.invalidateQueries({ queryKey: coursesQuery.queryKey });
    setBusy(false);
    setTrouble(failed);
    if (!failed) setStep(undefined);
  }

  async function swap(originalId: number, replacementId: number | undefined): Promise<Trouble | undefined> {
    let words = { refused: "Failed to unfeature the original course", unreachable };
    try {
      const now = await client.fetchQuery({ ...coursesQuery, staleTime: 0 });
      const original = courseWith(now, originalId);
      const replacement = replacementId === undefined ? undefined : courseWith(now, replacementId);
      const unfeatured = await setFeatured(original, false);
      words = { refused: "Failed to feature the replacement course", unreachable };
      const chosen = await feature(replacement, unfeatured);
      if (original.id === editedId) onEditedSaved(original, unfeatured);
      if (replacement && chosen && replacement.id === editedId) onEditedSaved(replacement, chosen);
      if (original.id === editedId) setFlag(false, true);
      else if (replacementId === editedId) setFlag(true, editedId !== undefined);
      return undefined;
    } catch (error) {
      return isSessionEnd(error) ? undefined : withoutTyping(troubleOf(error, words));
    }
  }

  /** Features the replacement; if that fails the original gets its place back. */
  async function feature(replacement: Course | undefined, unfeatured: Course): Promise<Course | undefined> {
    if (!replacement) return undefined;
    try {
      return await setFeatured(replacement, true);
    } catch (error) {
      const restored = await setFeatured(unfeatured, true).catch(() => undefined);
      if (restored?.id === editedId && restored) onEditedSaved({ ...unfeatured, version: unfeatured.version - 1 }, restored);
      throw error;
    }
  }

  return {
    step,
    busy,
    trouble,
    /** Featured courses that could make room. */
    others,
    isFull,
    toggle,
    candidates,
    askForRoom: () => setStep({ kind: "maximum" }),
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
    /** Cancelling keeps the edited course featured (specification, section 4). */
    cancelReplacement: () => {
      setTrouble(undefined);
      setFlag(true, false);
      setStep(undefined);
    },
  };
}

function courseWith(courses: readonly Course[], id: number): Course {
  const found = courses.find((course) => course.id === id);
  if (!found) throw new Error("The course is gone");
  return found;
}
