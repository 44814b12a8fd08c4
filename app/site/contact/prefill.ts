import type { Location } from "react-router";

/** The course or exam a visitor came from: ?course= and ?exam=, or, when the link was followed before scripts ran, the page before. */
export function chosenIn(
  { state, search, key }: Pick<Location, "state" | "search" | "key">,
  referrer: string,
): { course?: string | undefined; exam?: string | undefined } {
  const asked = new URLSearchParams(search);
  // Only the page that the document was opened from is known as its referrer.
  const before = key === "default" ? pageBefore(referrer) : {};
  return {
    course: given(state, "course") ?? asked.get("course") ?? before.course,
    exam: given(state, "exam") ?? asked.get("exam") ?? before.exam,
  };
}

function given(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === "string" ? value : undefined;
}

/** Foreign addresses do no harm: at most a box of ours is ticked. */
function pageBefore(referrer: string): { course?: string; exam?: string } {
  const [, kind, name] = /\/(course|exam)\/([^/?#]+)/.exec(referrer) ?? [];
  return kind && name ? { [kind]: name } : {};
}
