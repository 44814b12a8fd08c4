import { useQueryClient } from "@tanstack/react-query";
import type { ContentCalls, StoredItem } from "./content-calls.ts";

/** Reads an item again from a list that is read whole; undefined when it is gone. */
export function useTheirs<Item extends StoredItem, Fields extends object>({ all }: ContentCalls<Item, Fields>) {
  const client = useQueryClient();
  return async (id: number): Promise<Item | undefined> =>
    (await client.fetchQuery({ ...all, staleTime: 0 })).find((item) => item.id === id);
}
