import { maxVisitBytes, visitInput, visitQuery, visitSummary } from "#contract/site/visits.ts";
import { endpoint } from "./endpoint.ts";
import { isCountedVisitor } from "./visit-request.ts";

export const visits = {
  note: endpoint("countVisit", "What a page of the site tells once somebody sees it; counted without telling who", {
    body: visitInput,
    mostBytes: maxVisitBytes,
    status: 204,
    handle: async ({ academy, body, caller }) => {
      if (isCountedVisitor(caller)) academy.visits.note(body, caller.address);
    },
  }),
  summary: endpoint("readVisits", "How often pages were visited, from where, what was looked for, and which courses were asked for", {
    query: visitQuery,
    answer: visitSummary,
    handle: ({ academy, query }) => academy.visits.summary(query),
  }),
};
