import type { QueryClient } from "@tanstack/react-query";
import type { ContentPath } from "#contract/content-kinds.ts";
import { samplesState } from "#contract/samples.ts";
import { z } from "#contract/zod.ts";
import { read } from "../session/api-call.ts";

export const samplesQuery = read("/samples", samplesState);

/** The ids of the samples of one kind. */
export const sampleIdsQuery = (noun: ContentPath) => read(`/samples/${noun}`, z.array(z.number()));

/** Reads the samples again after a change of an item, which may be none any more. */
export const rereadSamples = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith("/samples") });
