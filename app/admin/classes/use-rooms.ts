import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Room, roomKind } from "#contract/room.ts";
import { contentCalls } from "../content/content-calls.ts";
import { roomInWords, useBranches } from "./use-branches.ts";

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
