import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Branch, branchKind } from "#contract/kinds/branch.ts";
import { type Room, roomKind } from "#contract/kinds/room.ts";
import { contentCalls } from "../content/content-calls.ts";

const none: readonly Room[] = [];

/** The rooms, each with its branch in its `label`. */
export function useRooms() {
  const { data: rooms = none } = useQuery(contentCalls(roomKind).all);
  const branches = useBranches();
  return useMemo(
    () => rooms.map((room) => ({ ...room, label: roomInWords(room.name, branches.find(({ id }) => id === room.branch)?.name) })),
    [rooms, branches],
  );
}

const noBranch: readonly Branch[] = [];

/** The academy's branches, as far as they are known yet. */
export function useBranches(): readonly Branch[] {
  return useQuery(contentCalls(branchKind).all).data ?? noBranch;
}

/** "Room 2 (Kandy branch)" */
export function roomInWords(room: string, branch: string | undefined): string {
  return branch === undefined ? room : `${room} (${branch})`;
}
