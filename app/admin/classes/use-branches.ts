import { useQuery } from "@tanstack/react-query";
import { type Branch, branchKind } from "#contract/branch.ts";
import { contentCalls } from "../content/content-calls.ts";

const none: readonly Branch[] = [];

/** The academy's branches, as far as they are known yet. */
export function useBranches(): readonly Branch[] {
  return useQuery(contentCalls(branchKind).all).data ?? none;
}

/** "Room 2 (Kandy branch)" */
export function roomInWords(room: string, branch: string | undefined): string {
  return branch === undefined ? room : `${room} (${branch})`;
}
