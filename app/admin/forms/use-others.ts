import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { newKey } from "#app/new-key.ts";
import { sendAutosave } from "./autosave-calls.ts";

/** Milliseconds. The server is told that a form is open. */
const openEvery = 20_000;

/** Who else has a form open, by name, of a form whose text stays in this browser; `form` as in "enquiry:12". */
export function useOthers(form: string): readonly string[] {
  const [client] = useState(newKey);
  const tell = (open: boolean) => sendAutosave(form, { client, number: 0, open, take: open });
  const { data } = useQuery(
    queryOptions({ queryKey: ["open-forms", form], queryFn: () => tell(true), refetchInterval: openEvery, gcTime: 0, retry: false }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is closed.
  useEffect(() => () => void tell(false).catch(() => {}), [form, client]);
  return data?.others ?? [];
}
