import { randomUUID } from "node:crypto";
import { Refusal, TooManyAttempts } from "#academy/errors.ts";
import type { MailServer, MailTest } from "#contract/operations/mail.ts";
import { inTime } from "../in-time.ts";
import { adviceFor } from "./advice.ts";
import { createDialogue } from "./dialogue.ts";
import { mailServerAt, passwordForms } from "./mail-server.ts";
import { codesOf, noMailAddress, transportTo } from "./mailer.ts";

/** A server that says a word now and then would hold a connection for ever. */
const longestInAll = 30_000;

type TestMail = { from: string; to: string; academy: string };

/** Sends one mail and tells what the two servers said to each other; one at a time. `wait`: for each answer, in milliseconds. */
export function createTestMail(wait = 8000) {
  let underWay = false;

  /** Throws Refusal when there is no mail server, TooManyAttempts while another test runs. */
  return async function send(smtpUrl: string, mail: TestMail): Promise<MailTest> {
    const server = mailServerAt(smtpUrl);
    if (server === null) throw new Refusal(smtpUrl === "" ? "No mail server is set up." : noMailAddress);
    if (underWay) throw new TooManyAttempts("Another test mail is on its way. Please wait a moment.", 10);
    underWay = true;
    try {
      return await sendTo(smtpUrl, server, mail);
    } finally {
      underWay = false;
    }
  };

  async function sendTo(smtpUrl: string, server: MailServer, { from, to, academy }: TestMail): Promise<MailTest> {
    const dialogue = createDialogue(passwordForms(smtpUrl));
    const transport = await transportTo(smtpUrl, {
      wait,
      log: ({ tnx }, line) => {
        if (tnx === "client") dialogue.sent(line);
        if (tnx === "server") dialogue.said(line);
      },
    });
    const answer = (sent: boolean, what: string, advice: string): MailTest => ({ sent, what, advice, dialogue: [...dialogue.lines] });
    try {
      const mail = { from: { name: academy, address: from }, to, messageId: `<${randomUUID()}@test>`, ...textOf(academy) };
      await inTime(transport.sendMail(mail), longestInAll, () => Object.assign(new Error("Too slow"), { code: "ETIMEDOUT" }));
      return answer(
        true,
        `The mail server took the mail for ${to}.`,
        "If it does not arrive within a few minutes, look into the spam folder.",
      );
    } catch (error) {
      dialogue.note(`Ended: ${codesOf(error)}`);
      const { what, advice } = adviceFor(error, server, { from, to });
      return answer(false, what, advice);
    } finally {
      transport.close();
    }
  }
}

function textOf(academy: string) {
  return {
    subject: `A test mail | ${academy}`,
    text: `This mail was sent from the settings of ${academy}, to see whether mail works. It does.\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
