import { z } from "zod";
import { auditDetail, auditEntry, auditQuery } from "#contract/history.ts";
import { itemId } from "#contract/list.ts";
import { may } from "./access.ts";
import { endpoint, listAnswer, signedIn } from "./endpoint.ts";

export const audit = {
  list: endpoint("listAuditEntries", "Who did what, when and from where, the latest first", {
    query: auditQuery,
    answer: z.array(auditEntry),
    handle: async ({ academy, query, caller }) => listAnswer(await academy.audit.list(query, may(signedIn(caller), "enquiries"))),
  }),
  actors: endpoint("listAuditActors", "Everybody who did something that the log tells of", {
    answer: z.array(z.string()),
    handle: ({ academy }) => academy.audit.actors(),
  }),
  find: endpoint("getAuditEntry", "One entry of the audit log, with the whole of what was there before and after", {
    params: itemId,
    answer: auditDetail,
    handle: ({ academy, params, caller }) => academy.audit.find(params.id, may(signedIn(caller), "enquiries")),
  }),
};
