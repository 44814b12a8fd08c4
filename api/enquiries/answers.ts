import { z } from "zod";
import { answerTemplatesInput, storedTemplates } from "#contract/enquiries/answer-template.ts";
import { reply, replyMaterial } from "#contract/enquiries/reply.ts";
import { settingVersion } from "#contract/history.ts";
import { itemId, listQuery } from "#contract/list.ts";
import { endpoint, listAnswer, signedIn } from "../endpoint.ts";

const version = z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) });
/** More than staff write by hand; less than somebody with a stolen session would like. */
const repliesAnHour = 200;

export const answers = {
  templates: endpoint({
    operationId: "getAnswerTemplates",
    summary: "The templates of answers to enquiries",
    status: 200,
    answer: storedTemplates,
    handle: async ({ academy }) => ({ body: await academy.answers.templates.read() }),
  }),
  saveTemplates: endpoint({
    operationId: "updateAnswerTemplates",
    summary: "Change the templates of answers",
    body: answerTemplatesInput,
    status: 200,
    answer: storedTemplates,
    handle: async ({ academy, body, who }) => ({ body: await academy.answers.templates.save(body, who()) }),
  }),
  restoreFirst: endpoint({
    operationId: "restoreFirstAnswerTemplates",
    summary: "Save the first templates of answers again",
    status: 200,
    answer: storedTemplates,
    handle: async ({ academy, who }) => ({ body: await academy.answers.templates.saveFirst(who()) }),
  }),
  versions: endpoint({
    operationId: "listAnswerTemplatesVersions",
    summary: "The saved versions of the templates of answers, the present one first",
    query: listQuery.omit({ q: true }),
    status: 200,
    answer: z.array(settingVersion),
    handle: async ({ academy, query }) => listAnswer(await academy.answers.templates.versions(query)),
  }),
  restoreVersion: endpoint({
    operationId: "restoreAnswerTemplatesVersion",
    summary: "Save an older version of the templates of answers again",
    params: version,
    status: 200,
    answer: storedTemplates,
    handle: async ({ academy, params, who }) => ({ body: await academy.answers.templates.restoreVersion(params.version, who()) }),
  }),
  material: endpoint({
    operationId: "getReplyFacts",
    summary: "What an answer to an enquiry can be made of: templates, and what stands in place of their placeholders",
    params: itemId,
    status: 200,
    answer: replyMaterial,
    handle: async ({ academy, params }) => ({ body: await academy.answers.materialFor(params.id) }),
  }),
  reply: endpoint({
    operationId: "replyToEnquiry",
    summary: "Answer an enquiry by mail, or tell that it was answered elsewhere; `id` is the event of the timeline",
    params: itemId,
    body: reply,
    status: 201,
    answer: z.object({ id: z.number().int() }),
    handle: async ({ academy, params, body, caller, who, idempotencyKey }) => {
      await academy.limits.take(`reply:${signedIn(caller).id}`, { most: repliesAnHour, period: 3_600_000 });
      const id = await academy.answers.reply(params.id, body, who(), idempotencyKey);
      academy.jobs.nudge();
      return { body: { id } };
    },
  }),
};
