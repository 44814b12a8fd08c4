import { z } from "zod";
import { itemId, listQuery } from "#contract/list.ts";
import { mailState, mailTest, resentMail, testMailInput, unsentMail } from "#contract/operations/mail.ts";
import { type ApiContext, endpoint, listAnswer } from "./endpoint.ts";

const hour = 60 * 60_000;

async function addressesOf({ academy, mail }: ApiContext) {
  const { email } = await academy.facts.read();
  return { from: mail.from || email, to: mail.to || email };
}

/** The calls about mail; for owners. How it is sent is set in the environment: its password is never told. */
export const mail = {
  state: endpoint({
    operationId: "getMailState",
    summary: "How mail is set up, without the password",
    status: 200,
    answer: mailState,
    handle: async (call) => {
      const { academy, mail, caller } = call;
      const yours = (await academy.people.list()).find(({ id }) => id === caller.admin?.id)?.email ?? "";
      return { body: { server: mail.server, ...(await addressesOf(call)), yours, ...(await academy.outbox.backlog()) } };
    },
  }),
  unsent: endpoint({
    operationId: "listUnsentMail",
    summary: "Mail about enquiries that is not sent, with what the mail server said, the newest first",
    query: listQuery.omit({ q: true }),
    status: 200,
    answer: z.array(unsentMail),
    handle: async ({ academy, query }) => listAnswer(await academy.outbox.unsent(query)),
  }),
  resend: endpoint({
    operationId: "resendMail",
    summary: "Send again what was refused or given up in the last two weeks",
    status: 200,
    answer: resentMail,
    handle: async ({ academy, who }) => {
      const mails = await academy.outbox.resend(who());
      academy.jobs.nudge();
      return { body: { mails } };
    },
  }),
  resendOne: endpoint({
    operationId: "resendOneMail",
    summary: "Send a mail again that was refused, given up or held, with the same id",
    params: itemId,
    status: 200,
    answer: resentMail,
    handle: async ({ academy, params, who }) => {
      await academy.outbox.resendOne(params.id, who());
      academy.jobs.nudge();
      return { body: { mails: 1 } };
    },
  }),
  sendTest: endpoint({
    operationId: "sendTestMail",
    summary: "Send a test mail, and read what the mail server said",
    body: testMailInput,
    status: 200,
    answer: mailTest,
    handle: async ({ academy, body, who, ...call }) => {
      await academy.limits.take("test-mail", { most: 20, period: hour });
      const { from } = await addressesOf({ academy, ...call });
      const tested = await call.mail.sendTest({ from, to: body.to, academy: (await call.facts()).name });
      await academy.audit.note(who(), { action: tested.sent ? "mail-test" : "mail-test-failed", noun: "settings" });
      return { body: tested };
    },
  }),
};
