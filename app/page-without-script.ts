import { useMatches } from "react-router";

/** Whether this page has nothing to operate and gets no script: its route says `handle = { withoutScript: true }`. */
export function usePageWithoutScript(): boolean {
  return useMatches().some(({ handle }) => typeof handle === "object" && handle !== null && "withoutScript" in handle);
}
