import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "./list-states.tsx";

type LoadedProps<Data> = { query: UseQueryResult<Data>; what: string; waiting?: string; children: (data: Data) => ReactNode };

/** Shows what was read: once it is there, whatever happens to later reads. Until then that it is awaited, or why it did not come. */
export function Loaded<Data>({ query, what, waiting = "Loading...", children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Waiting>{waiting}</Waiting>;
  return <ListTrouble what={what} error={query.error} onRetry={() => query.refetch()} />;
}
