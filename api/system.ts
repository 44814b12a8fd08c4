import { z } from "zod";
import { NotFound } from "#academy/errors.ts";
import { attentionList } from "#contract/operations/attention.ts";
import { endpoint } from "./endpoint.ts";

export const system = {
  challenge: endpoint("getBotCheckChallenge", "A puzzle for the bot check that runs on our own server", {
    answer: z.looseObject({}),
    handle: async ({ botCheck }) => {
      if (!botCheck.challenge) throw new NotFound("This site uses another bot check");
      return { body: await botCheck.challenge() };
    },
  }),
  botCheck: endpoint("getBotCheck", "Which bot check the forms show", {
    answer: z.object({ provider: z.string(), siteKey: z.string() }),
    handle: async ({ botCheck }) => ({ body: { provider: botCheck.provider, siteKey: botCheck.siteKey } }),
  }),
  attention: endpoint("listAttention", "What needs attention, and what to do about it", {
    answer: attentionList,
    handle: async ({ attention }) => ({ body: await attention() }),
  }),
  status: endpoint("getStatus", "What the dashboard shows of the system", {
    answer: z.object({
      database: z.boolean(),
      api: z.boolean(),
      site: z.boolean(),
      admins: z.number().int(),
      newEnquiries: z.number().int(),
      /** `off`: there is no mail server, so that nothing waits for one. */
      mail: z.object({ waiting: z.number().int(), failed: z.number().int(), off: z.boolean() }),
      backup: z.object({ made_at: z.string().nullable(), keep: z.number().int() }),
    }),
    handle: async ({ academy, health, backups }) => {
      const newest = await backups.newest();
      return {
        body: {
          ...(await health()),
          admins: await academy.people.count(),
          newEnquiries: await academy.enquiries.countNew(),
          mail: { ...(await academy.outbox.backlog()), off: !academy.linkMail.canSend() },
          backup: { made_at: newest === undefined ? null : new Date(newest).toISOString(), keep: backups.keep },
        },
      };
    },
  }),
};
