import type { QueryClient } from "@tanstack/react-query";
import type { ContentPath } from "#contract/content-kinds.ts";
import { type SamplesRestored, samplesRemoved, samplesRestored, samplesState } from "#contract/samples.ts";
import { z } from "#contract/zod.ts";
import { call } from "../session/api-call.ts";
import { read } from "../session/read.ts";

export const samplesQuery = read("/samples", samplesState);

/** The ids of those of one kind. */
export const sampleIdsQuery = (noun: ContentPath) => read(`/samples/${noun}`, z.array(z.number()));

/** After a change of an item: perhaps it is no sample any more. */
export const rereadSamples = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith("/samples") });

export async function removeSamples(count: number): Promise<z.output<typeof samplesRemoved>> {
  return (await call("/samples/remove", { method: "POST", body: { count }, answer: samplesRemoved })).body;
}

export async function restoreSamples(id: string): Promise<SamplesRestored> {
  return (await call("/samples/restore", { method: "POST", body: { id }, answer: samplesRestored })).body;
}
