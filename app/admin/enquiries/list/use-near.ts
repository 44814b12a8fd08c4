import { useQuery } from "@tanstack/react-query";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import type { PageOf } from "../../lists/page-of.ts";
import { nearQuery } from "../enquiry-calls.ts";

/** Of so many the one that is meant is found by looking. */
const few = 3;

/** Where a search finds few: what is near what was typed, and the words of names that are. */
export function useNear(wanted: { q: string } & Record<string, string | undefined>, page: number, found: PageOf<Enquiry> | undefined) {
  const isFew = wanted.q !== "" && page === 1 && found !== undefined && found.total < few;
  const { data, isLoading } = useQuery({ ...nearQuery(wanted), enabled: isFew });
  const exact = found?.items.map(({ id }) => id) ?? [];
  return {
    words: isFew ? (data?.words ?? []) : [],
    // What was just changed may be found by both.
    items: isFew ? (data?.items ?? []).filter(({ id }) => !exact.includes(id)) : [],
    isLooking: isFew && isLoading,
  };
}
