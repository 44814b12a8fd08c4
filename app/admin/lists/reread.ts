import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Reads lists again after a change. A first answer that is still under way may be older than the change, and
 * `invalidateQueries` alone would wait for it and show it.
 */
export async function reread(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
