import { z } from "zod";
import type { Actor } from "#academy/actor.ts";
import { itemId, pageQuery } from "#contract/list.ts";
import {
  type MailServerInput,
  mailSetupInput,
  mailState,
  mailTest,
  resentMail,
  testMailInput,
  tryMailInput,
  unsentMail,
} from "#contract/operations/mail.ts";
import { type ApiContext, endpoint, listAnswer } from "./endpoint.ts";

const hour = 60 * 60_000;

async function test(
  { academy, mail, facts, who }: Pick<ApiContext, "academy" | "mail" | "facts"> & { who: () => Actor },
  given: { to: string; from: string; server?: MailServerInput },
) {
  await academy.limits.take("test-mail", { most: 20, period: hour });
  const from = given.from || (await academy.facts.read()).email;
  const tested = await mail.sendTest({ from, to: given.to, academy: (await facts()).name }, given.server);
  if (tested.sent) await academy.firstHour.did("mail");
  await academy.audit.note(who(), { action: tested.sent ? "mail-test" : "mail-test-failed", noun: "settings" });
  return tested;
}

/** The calls about mail; for owners. Its password is never told. */
export const mail = {
  state: endpoint("getMailState", "How mail is set up, without the password", {
    answer: mailState,
    handle: async (call) => {
      const { academy, mail, caller } = call;
      const yours = (await academy.people.list()).find(({ id }) => id === caller.admin?.id)?.email ?? "";
      const { server, from, to, ...set } = await mail.state();
      const { email } = await academy.facts.read();
      const own = { from, to: to.split(", ").filter((one) => one !== "") };
      return { server, from: from || email, to: to || email, own, ...set, yours, ...(await academy.outbox.backlog()) };
    },
  }),
  save: endpoint("setUpMail", "Set how mail is sent; owners are told of it as mail was sent before", {
    body: mailSetupInput,
    status: 204,
    sends: true,
    handle: async ({ academy, mail, body, who }) => {
      await mail.save(body, who());
      await academy.outbox.tryNow();
    },
  }),
  try: endpoint("tryMailSetup", "Send a test mail as it would be sent with this setup, which is not saved", {
    body: tryMailInput,
    answer: mailTest,
    handle: async ({ body, ...call }) => test(call, body),
  }),
  unsent: endpoint("listUnsentMail", "Mail about enquiries that is not sent, with what the mail server said, the newest first", {
    query: pageQuery,
    answer: z.array(unsentMail),
    handle: async ({ academy, query }) => listAnswer(await academy.outbox.unsent(query)),
  }),
  resend: endpoint("resendMail", "Send again what was refused or given up in the last two weeks", {
    answer: resentMail,
    sends: true,
    handle: async ({ academy, who }) => ({ mails: await academy.outbox.resend(who()) }),
  }),
  resendOne: endpoint("resendOneMail", "Send a mail again that was refused, given up or held, with the same id", {
    params: itemId,
    answer: resentMail,
    sends: true,
    handle: async ({ academy, params, who }) => {
      await academy.outbox.resendOne(params.id, who());
      return { mails: 1 };
    },
  }),
  sendTest: endpoint("sendTestMail", "Send a test mail, and read what the mail server said", {
    body: testMailInput,
    answer: mailTest,
    handle: async ({ body, ...call }) => {
      const { from } = await call.mail.state();
      return test(call, { ...body, from });
    },
  }),
};
