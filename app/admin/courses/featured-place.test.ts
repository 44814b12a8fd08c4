import { describe, expect, it } from "vitest";
import { maxFeaturedCourses } from "#contract/limits.ts";
import { afterAction, candidatesFor, hasRoom } from "./featured-place.ts";

const plain = { id: 50, title: "Plain", featured: false };
const featured = Array.from({ length: maxFeaturedCourses }, (_, index) => ({
  id: index + 1,
  title: `Course ${index + 1}`,
  featured: true,
}));
const [first, second] = featured;
if (!first || !second) throw new Error("At least two courses can be featured");

const full = [...featured, plain];
const oneFree = [...featured.slice(1), { ...first, featured: false }, plain];
const ticked = (wanted: boolean) => ({ type: "ticked", wanted }) as const;

describe("a course in the form that is not featured", () => {
  const places = { courses: full, editedId: plain.id };

  it("is ticked while a place is free", () => {
    expect(afterAction({ featured: false }, ticked(true), { ...places, courses: oneFree })).toEqual({ featured: true });
  });

  it("waits, when all places are taken, for one to be given up", () => {
    const asked = afterAction({ featured: false }, ticked(true), places);
    expect(asked).toEqual({ featured: false, step: { type: "maximum" } });
    const chosen = afterAction(asked, { type: "giver chosen", original: second }, places);
    expect(chosen).toEqual({ featured: false, step: { type: "replacement", original: second } });
    expect(afterAction(chosen, { type: "taken by this", original: second }, places)).toEqual({ featured: true, giving: second });
  });

  it("takes the place when nobody else is chosen, and stays as it was when no place is given up", () => {
    const replacing = { featured: false, step: { type: "replacement", original: second } } as const;
    expect(afterAction(replacing, { type: "cancelled" }, places)).toEqual({ featured: true, giving: second });
    expect(afterAction({ featured: false, step: { type: "maximum" } }, { type: "cancelled" }, places)).toEqual({ featured: false });
  });

  it("leaves the place to who has it", () => {
    expect(afterAction({ featured: true, giving: second }, { type: "giver keeps it" }, places)).toEqual({ featured: false });
    expect(afterAction({ featured: true, giving: second }, ticked(false), places)).toEqual({ featured: false });
  });

  it("has room only once another gives up its place", () => {
    expect(hasRoom(places)).toBe(false);
    expect(hasRoom(places, second)).toBe(true);
    expect(hasRoom({ ...places, courses: oneFree })).toBe(true);
  });

  it("asks anew when a save finds no room", () => {
    expect(afterAction({ featured: true, giving: second }, { type: "no room" }, places)).toEqual({
      featured: true,
      step: { type: "maximum" },
    });
  });
});

describe("a course in the form that is featured", () => {
  const places = { courses: full, editedId: first.id };
  const asked = afterAction({ featured: true }, ticked(false), places);

  it("asks who takes its place when all are taken, and nobody otherwise", () => {
    expect(asked).toEqual({ featured: false, step: { type: "replacement", original: first } });
    const three = { courses: [...featured.slice(0, -1), plain], editedId: first.id };
    expect(afterAction({ featured: true }, ticked(false), three)).toEqual({ featured: false });
  });

  it("stays featured when that is cancelled, and leaves its place empty when that is said", () => {
    expect(afterAction(asked, { type: "cancelled" }, places)).toEqual({ featured: true });
    expect(afterAction(asked, { type: "settled" }, places)).toEqual({ featured: false });
  });

  it("needs no room of its own", () => {
    expect(hasRoom(places)).toBe(true);
    expect(afterAction({ featured: false }, ticked(true), places)).toEqual({ featured: true });
  });
});

it("the course in the form is the first candidate, also before it has a title", () => {
  const others = [{ ...plain, id: 51 }, plain];
  expect(candidatesFor(first, { courses: [...featured, ...others], editedId: 50 }, "").map(({ id }) => id)).toEqual([50, 51]);
  expect(candidatesFor(first, { courses: full, editedId: undefined }, "").map(({ title }) => title)).toEqual(["The new course", "Plain"]);
});
