import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { redirectEnd } from "#contract/site/redirect.ts";
import { call } from "../session/api-call.ts";

const pause = 400;

/** The page that visitors are led to who open an address now; undefined when they are not led on. `address` "" asks nothing. */
export function useAddressInUse(address: string): { address: string; title: string } | undefined {
  const [asked, setAsked] = useState(address);
  useEffect(() => {
    const waiting = setTimeout(() => setAsked(address), pause);
    return () => clearTimeout(waiting);
  }, [address]);
  const { data } = useQuery({
    queryKey: ["address-in-use", asked],
    enabled: asked !== "",
    retry: false,
    staleTime: 10_000,
    queryFn: ({ signal }) => call(`/redirects/end?${new URLSearchParams({ from: asked })}`, { answer: redirectEnd, signal }),
  });
  return asked === address ? (data ?? undefined) : undefined;
}
