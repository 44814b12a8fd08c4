import { z } from "zod";
import { itemId } from "#contract/list.ts";
import { reply, replyMaterial } from "#contract/reply.ts";
import { endpoint, signedIn } from "../endpoint.ts";

/** More than staff write by hand; less than somebody with a stolen session would like. */
const repliesAnHour = 200;

export const answers = {
  material: endpoint(
    "getReplyFacts",
    "What an answer to an enquiry can be made of: templates, and what stands in place of their placeholders",
    {
      params: itemId,
      answer: replyMaterial,
      handle: ({ academy, params }) => academy.replies.materialFor(params.id),
    },
  ),
  reply: endpoint(
    "replyToEnquiry",
    "Answer an enquiry by mail, or tell that it was answered elsewhere; `id` is the event of the timeline",
    {
      params: itemId,
      body: reply,
      status: 201,
      answer: z.object({ id: z.number().int() }),
      sends: true,
      handle: async ({ academy, params, body, caller, who, idempotencyKey }) => {
        await academy.limits.take(`reply:${signedIn(caller).id}`, { most: repliesAnHour, period: 3_600_000 });
        return { id: await academy.replies.reply(params.id, body, who(), idempotencyKey) };
      },
    },
  ),
};
