import { useQueries } from "@tanstack/react-query";
import { singleCalls } from "../forms/single-calls.ts";
import { kindsOfTexts, textsOfKind } from "./known-texts.ts";

/** Every saved text. `error`: why some parts could not be read; `retry` reads these again. */
export function useKnownTexts() {
  return useQueries({
    queries: kindsOfTexts.map((kind) => singleCalls(kind).query),
    combine: (results) => ({
      known: results.flatMap(({ data }, index) => {
        const kind = kindsOfTexts[index];
        return data && kind ? textsOfKind(kind, data) : [];
      }),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error)?.error,
      retry: () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    }),
  });
}
