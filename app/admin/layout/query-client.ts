import { QueryClient } from "@tanstack/react-query";
import { Unreachable } from "../session/api-call.ts";

/** The store of what was read from the API. A call that never arrived is tried once more; a refusal is not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => error instanceof Unreachable && failures < 1,
        retryDelay: 400,
        networkMode: "always",
        staleTime: 2000,
      },
      mutations: { networkMode: "always" },
    },
  });
}
