import { z } from "zod";
import { auditDetail, auditEntry, auditQuery } from "#contract/history.ts";
import { itemId } from "#contract/list.ts";
import { endpoint, listAnswer } from "./endpoint.ts";

export const audit = {
  list: endpoint({
    operationId: "listAuditEntries",
    summary: "Who did what, when and from where, the latest first",
    query: auditQuery,
    status: 200,
    answer: z.array(auditEntry),
    handle: async ({ academy, query }) => listAnswer(await academy.audit.list(query)),
  }),
  actors: endpoint({
    operationId: "listAuditActors",
    summary: "Everybody who did something that the log tells of",
    status: 200,
    answer: z.array(z.string()),
    handle: async ({ academy }) => ({ body: await academy.audit.actors() }),
  }),
  find: endpoint({
    operationId: "getAuditEntry",
    summary: "One entry of the audit log, with the whole of what was there before and after",
    params: itemId,
    status: 200,
    answer: auditDetail,
    handle: async ({ academy, params }) => ({ body: await academy.audit.find(params.id) }),
  }),
};
