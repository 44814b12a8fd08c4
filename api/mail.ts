import { mailState, mailTest, testMailInput } from "#contract/operations/mail.ts";
import { type ApiContext, endpoint } from "./endpoint.ts";

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
  sendTest: endpoint({
    operationId: "sendTestMail",
    summary: "Send a test mail, and read what the mail server said",
    body: testMailInput,
    status: 200,
    answer: mailTest,
    handle: async ({ academy, body, who, ...call }) => {
      await academy.limits.take("test-mail", { most: 20, period: hour });
      const { from } = await addressesOf({ academy, ...call });
      const tested = await call.mail.sendTest({ from, to: body.to, academy: await call.name() });
      await academy.audit.note(who(), { action: tested.sent ? "mail-test" : "mail-test-failed", noun: "settings" });
      return { body: tested };
    },
  }),
};
