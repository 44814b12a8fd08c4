import { z } from "zod";
import { auditDetail, auditEntry } from "#contract/history.ts";
import { itemId, listQuery } from "#contract/list.ts";
import { endpoint, listAnswer } from "./endpoint.ts";

export const audit = {
  list: endpoint({
    operationId: "listAuditEntries",
    summary: "Who did what, when and from where, the latest first",
    query: listQuery,
    status: 200,
    answer: z.array(auditEntry),
    handle: async ({ academy, query }) => listAnswer(await academy.audit.list(query)),
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
