import { queryOptions } from "@tanstack/react-query";
import { type FactsFields, mention, type StoredFacts, storedFacts } from "#contract/site/academy-facts-fields.ts";
import { z } from "#contract/zod.ts";
import { call } from "../session/api-call.ts";

export const factsAt = "/academy-facts";

/** Read anew each time the screen is opened: somebody else may have saved. */
export const factsQuery = queryOptions({
  queryKey: ["academy-facts"],
  queryFn: async ({ signal }): Promise<StoredFacts> => (await call(factsAt, { answer: storedFacts, signal })).body,
  gcTime: 0,
});

export const outdatedQuery = queryOptions({
  queryKey: ["academy-facts", "outdated"],
  queryFn: async ({ signal }) => (await call(`${factsAt}/outdated`, { answer: z.array(mention), signal })).body,
  gcTime: 0,
  staleTime: 0,
});

export async function readFacts(): Promise<StoredFacts> {
  return (await call(factsAt, { answer: storedFacts })).body;
}

export async function saveFacts(fields: FactsFields, version: number | undefined): Promise<StoredFacts> {
  return (await call(factsAt, { method: "PUT", body: { ...fields, version }, answer: storedFacts })).body;
}
