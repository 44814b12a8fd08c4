import { z } from "zod";
import { textUse } from "#contract/academy-facts.ts";
import { endpoint } from "../endpoint.ts";

/** Beside the calls of the academy's own facts, which every kind with one item has. */
export const academyFacts = {
  outdated: endpoint(
    "listOutdatedContent",
    "Content that still says a phone number, an address or hours that were changed in the academy's own facts",
    {
      answer: z.array(textUse),
      handle: async ({ academy }) => ({ body: await academy.facts.outdated() }),
    },
  ),
};
