import { z } from "zod";
import { NotFound } from "#academy/errors.ts";
import { attentionList } from "#contract/operations/attention.ts";
import { botCheckSetup, systemStatus } from "#contract/operations/status.ts";
import { endpoint } from "./endpoint.ts";

export const system = {
  challenge: endpoint("getBotCheckChallenge", "A puzzle for the bot check that runs on our own server", {
    answer: z.looseObject({}),
    handle: async ({ botCheck }) => {
      if (!botCheck.challenge) throw new NotFound("This site uses another bot check");
      return botCheck.challenge();
    },
  }),
  botCheck: endpoint("getBotCheck", "Which bot check the forms show", {
    answer: botCheckSetup,
    handle: async ({ botCheck }) => ({ provider: botCheck.provider, siteKey: botCheck.siteKey }),
  }),
  attention: endpoint("listAttention", "What needs attention, and what to do about it", {
    answer: attentionList,
    handle: ({ attention }) => attention(),
  }),
  status: endpoint("getStatus", "What the dashboard shows of the system", {
    answer: systemStatus,
    handle: async ({ academy, health, backups }) => {
      const newest = await backups.newest();
      return {
        ...(await health()),
        admins: await academy.people.count(),
        newEnquiries: await academy.enquiries.countNew(),
        mail: { ...(await academy.outbox.backlog()), off: !academy.linkMail.canSend() },
        backup: { made_at: newest === undefined ? null : new Date(newest).toISOString(), keep: backups.keep },
      };
    },
  }),
};
