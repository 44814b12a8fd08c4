import { z } from "zod";
import { firstHour, firstHourWish } from "#contract/first-hour.ts";
import { textUse } from "#contract/kinds/academy-facts.ts";
import { keepMonthsQuery, wouldErase } from "#contract/kinds/site-options.ts";
import { endpoint, signedIn } from "./endpoint.ts";

/** Beside the calls that every kind with one item has. */
export const site = {
  outdated: endpoint(
    "listOutdatedContent",
    "Content that still says a phone number, an address or hours that were changed in the academy's own facts",
    {
      answer: z.array(textUse),
      handle: ({ academy }) => academy.facts.outdated(),
    },
  ),
  wouldErase: endpoint(
    "countWouldErase",
    "How many enquiries and lines of the activity would be erased if they were kept for so many months",
    {
      query: keepMonthsQuery,
      answer: wouldErase,
      handle: async ({ academy, query, nextNight }) => ({
        ...(await academy.options.wouldErase(query)),
        next: new Date(nextNight()).toISOString(),
      }),
    },
  ),
  firstHour: endpoint("readFirstHour", "The first steps of a new academy, and which of them are done", {
    answer: firstHour,
    handle: ({ academy, caller }) => academy.firstHour.read(signedIn(caller).id),
  }),
  putFirstHourAway: endpoint("putFirstHourAway", "Put the list of first steps away, bring it back, or say that the words are so here", {
    body: firstHourWish,
    status: 204,
    handle: ({ academy: { firstHour }, body, who }) =>
      "putAway" in body ? firstHour.setPutAway(body.putAway, who()) : firstHour.keepWords(who()),
  }),
};
