import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type { z } from "#contract/zod.ts";
import { call } from "./api-call.ts";

/** What a call answers, read as `useQuery` reads; it is kept under the call's address, or where `queryKey` says. */
export function read<Answer>(path: string, answer: z.ZodType<Answer>, queryKey: QueryKey = [path]) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => call(path, { answer, signal }) });
}
