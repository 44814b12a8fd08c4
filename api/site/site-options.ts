import { keepMonthsQuery, wouldErase } from "#contract/site-options.ts";
import { endpoint } from "../endpoint.ts";

/** Beside the calls of the time zone and the times to keep things, which every kind with one item has. */
export const siteOptions = {
  wouldErase: endpoint(
    "countWouldErase",
    "How many enquiries and lines of the activity would be erased if they were kept for so many months",
    {
      query: keepMonthsQuery,
      answer: wouldErase,
      handle: async ({ academy, query, nextNight }) => ({
        body: { ...(await academy.options.wouldErase(query)), next: new Date(nextNight()).toISOString() },
      }),
    },
  ),
};
