import { keepMonthsQuery, siteOptionsInput, siteOptions as stored, wouldErase } from "#contract/site/site-options.ts";
import { endpoint } from "../endpoint.ts";

/** The calls for the time zone and for how long things are kept; for owners. */
export const siteOptions = {
  read: endpoint({
    operationId: "getSiteOptions",
    summary: "The academy's time zone, and how long enquiries and activity are kept",
    status: 200,
    answer: stored,
    handle: async ({ academy }) => ({ body: await academy.options.read() }),
  }),
  save: endpoint({
    operationId: "updateSiteOptions",
    summary: "Change the time zone, and how long enquiries and activity are kept",
    body: siteOptionsInput,
    status: 200,
    answer: stored,
    handle: async ({ academy, body, who }) => ({ body: await academy.options.save(body, who()) }),
  }),
  wouldErase: endpoint({
    operationId: "countWouldErase",
    summary: "How many enquiries and lines of the activity would be erased if they were kept for so many months",
    query: keepMonthsQuery,
    status: 200,
    answer: wouldErase,
    handle: async ({ academy, query, nextNight }) => ({
      body: { ...(await academy.options.wouldErase(query)), next: new Date(nextNight()).toISOString() },
    }),
  }),
};
