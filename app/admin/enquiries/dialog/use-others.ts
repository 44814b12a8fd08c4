import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { newKey } from "#app/new-key.ts";
import { openElsewhere } from "#contract/enquiries/staff-enquiries.ts";
import { call, stalledAfter } from "../../session/api-call.ts";

/** Milliseconds. The server is told that an enquiry is open. */
const openEvery = 20_000;

/** Who else has an enquiry open, by name. */
export function useOthers(id: number): readonly string[] {
  const [client] = useState(newKey);
  const tell = (open: boolean) =>
    call(`/enquiries/${id}/open`, {
      method: "PUT",
      body: { client, open },
      answer: openElsewhere,
      ...(open ? { signal: AbortSignal.timeout(stalledAfter) } : { keepalive: true }),
    });
  const { data } = useQuery(
    queryOptions({ queryKey: ["open-enquiries", id], queryFn: () => tell(true), refetchInterval: openEvery, gcTime: 0, retry: false }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is closed.
  useEffect(() => () => void tell(false).catch(() => {}), [id, client]);
  return data?.others ?? [];
}
