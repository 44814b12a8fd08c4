import { maxFeaturedCourses } from "#contract/limits.ts";

export type Featurable = { id: number; title: string; featured: boolean };

/** A course that can take a featured place; `id` undefined is the new one in the form. */
export type Candidate = { id: number | undefined; title: string };

/** All courses, and the id of the one in the form, undefined for a new one. */
export type Places = { courses: readonly Featurable[]; editedId: number | undefined };

export type FeaturedPlace = {
  /** Whether the course in the form is ticked. */
  featured: boolean;
  /** The dialog that is open: which course gives up its place, or which one takes the place of `original`. */
  step?: { type: "maximum" } | { type: "replacement"; original: Featurable };
  /** Gives up its place when the course in the form is saved, and not before: nothing is half done if that never happens. */
  giving?: Featurable;
};

export type FeaturedAction =
  | { type: "ticked"; wanted: boolean }
  /** A save found no place that is free. */
  | { type: "no room" }
  | { type: "giver chosen"; original: Featurable }
  /** The course in the form is to take the place. */
  | { type: "taken by this"; original: Featurable }
  | { type: "cancelled" }
  /** Another course has the place, or it stays empty. */
  | { type: "settled" }
  /** The course in the form is not to be featured after all, and the other keeps its place. */
  | { type: "giver keeps it" };

/** The rule of four featured courses (specification, sections 2 and 4): what becomes of the form when staff do something. */
export function afterAction({ featured, step, giving }: FeaturedPlace, action: FeaturedAction, places: Places): FeaturedPlace {
  const still = { featured, ...(giving && { giving }) };
  switch (action.type) {
    case "ticked":
      return ticked(action.wanted, places);
    case "no room":
      return { featured, step: { type: "maximum" } };
    case "giver chosen":
      return { ...still, step: { type: "replacement", original: action.original } };
    case "taken by this":
      return { featured: true, giving: action.original };
    case "cancelled":
      if (step?.type !== "replacement") return still;
      // Cancelling keeps the edited course featured: one that was not yet takes the place when it is saved.
      return step.original.id === places.editedId ? { ...still, featured: true } : { featured: true, giving: step.original };
    case "settled":
      return still;
    case "giver keeps it":
      return { featured: false };
  }
}

function ticked(wanted: boolean, { courses, editedId }: Places): FeaturedPlace {
  if (wanted && !hasRoom({ courses, editedId })) return { featured: false, step: { type: "maximum" } };
  const original = courses.find(({ id, featured }) => featured && id === editedId);
  if (!wanted && original && isFull(courses)) return { featured: false, step: { type: "replacement", original } };
  return { featured: wanted };
}

const isFull = (courses: readonly Featurable[]) => courses.filter(({ featured }) => featured).length >= maxFeaturedCourses;

/** Whether the course in the form can be featured, once `giving` has given up its place. */
export function hasRoom({ courses, editedId }: Places, giving?: Featurable): boolean {
  return !isFull(courses.filter(({ id }) => id !== editedId && id !== giving?.id));
}

/** Who may take the place of `original`: the course in the form first. `title`: of a new one. */
export function candidatesFor(original: Featurable, { courses, editedId }: Places, title: string): Candidate[] {
  const stored = courses.filter(({ id, featured }) => !featured && id !== original.id);
  const fresh = editedId === undefined ? [{ id: undefined, title: title || "The new course" }] : [];
  return [...fresh, ...stored.filter(({ id }) => id === editedId), ...stored.filter(({ id }) => id !== editedId)];
}
