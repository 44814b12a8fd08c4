import { queryOptions } from "@tanstack/react-query";
import type { SingleKind } from "#contract/kinds/single-kind.ts";
import { api, call } from "../session/api-call.ts";

export type StoredSingle = Record<string, unknown> & { version: number };

/** The calls of a kind with one item. */
export function singleCalls({ path, answer }: Pick<SingleKind, "path" | "answer">) {
  const at = `/${path}`;
  const read = (signal?: AbortSignal): Promise<StoredSingle> => call(at, { answer, signal });
  return {
    at,
    /** Read anew each time its screen is opened: somebody else may have saved. */
    query: queryOptions({ queryKey: [path], queryFn: ({ signal }) => read(signal), gcTime: 0 }),
    read: () => read(),
    save: (fields: object, version: number | undefined): Promise<StoredSingle> => api.put(at, { ...fields, version }, answer),
    /** What it said first; saved at once, and what that replaces is among the earlier versions. */
    restoreFirst: (): Promise<StoredSingle> => api.post(`${at}/restore-first`, {}, answer),
  };
}
