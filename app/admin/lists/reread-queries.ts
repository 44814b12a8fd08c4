import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Reads lists again after a change; `invalidateQueries` alone would wait for an answer under way and show it, older than the change. */
export async function rereadQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
