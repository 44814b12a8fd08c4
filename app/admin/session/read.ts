import { queryOptions } from "@tanstack/react-query";
import type { z } from "#contract/zod.ts";
import { call } from "./api-call.ts";

/** What a call answers, read as `useQuery` reads; it is kept under the call's address. */
export function read<Answer>(path: string, answer: z.ZodType<Answer>) {
  return queryOptions({ queryKey: [path], queryFn: async ({ signal }) => (await call(path, { answer, signal })).body });
}
