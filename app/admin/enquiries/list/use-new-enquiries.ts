import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { viewsQuery } from "../enquiry-calls.ts";

/** How many enquiries each view has, and how many came since the list was read; `show` reads it again, `setSince` says up to which one it was. */
export function useNewEnquiries() {
  const client = useQueryClient();
  const [since, setSince] = useState<number>();
  const { data } = useQuery(viewsQuery(since));
  const newest = data?.newest;
  useEffect(() => {
    if (since === undefined && newest !== undefined) setSince(newest);
  }, [since, newest]);

  function show(): void {
    setSince(newest);
    client.invalidateQueries({ queryKey: ["enquiries"] });
  }
  return { counts: data, newer: data?.newer ?? 0, show, setSince };
}
