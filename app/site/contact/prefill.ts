import type { Location } from "react-router";

/** The course or exam a visitor came from: given along with the link, or as ?course= and ?exam= in the address. */
export function chosenIn({ state, search }: Pick<Location, "state" | "search">): {
  course?: string | undefined;
  exam?: string | undefined;
} {
  const asked = new URLSearchParams(search);
  return {
    course: given(state, "course") ?? asked.get("course") ?? undefined,
    exam: given(state, "exam") ?? asked.get("exam") ?? undefined,
  };
}

function given(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === "string" ? value : undefined;
}
