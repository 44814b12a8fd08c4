import { randomUUID } from "node:crypto";
import { type MailText, MailTrouble, type SendMail } from "../mail.ts";
import type { LinkToSend } from "./account-links.ts";

type Facts = { academy: string; name: string; link: string };

/** The mail with the link of somebody who was invited. */
function invitationText({ academy, name, link }: Facts, username: string): MailText {
  return {
    subject: `Your account for the back office | ${academy}`,
    text: [
      `Hello ${name},`,
      `${academy} has made you an account for the back office of its website. Your username is ${username}.`,
      `Choose your password here, within seven days:\n${link}`,
      "If you did not expect this, you can ignore this mail.",
    ].join("\n\n"),
  };
}

/** The mail with the link of somebody who needs a new password. */
function newPasswordText({ academy, name, link }: Facts, hours: number): MailText {
  return {
    subject: `A new password for the back office | ${academy}`,
    text: [
      `Hello ${name},`,
      `Choose a new password here, within ${hours === 1 ? "one hour" : `${hours} hours`}:\n${link}`,
      "Until then your password stays as it is. If you did not ask for this, you can ignore this mail.",
    ].join("\n\n"),
  };
}

export type LinkMailSettings = {
  /** Undefined: no mail server is configured. */
  send: SendMail | undefined;
  academy: { name: string };
  /** The page where a link is opened; the secret follows after a "#", which browsers send to nobody. */
  linkPage: string;
  log: (message: string, facts: Record<string, unknown>) => void;
};

/** Mails links where there is a mail server. Whether it went is answered: the owner can also hand the link over. */
export function createLinkMail({ send, academy, linkPage, log }: LinkMailSettings) {
  async function sendLink<Made extends LinkToSend>(made: Made, text: (facts: Facts) => MailText): Promise<Made & { mailed: boolean }> {
    const { person, token } = made;
    if (!send || person.email === "") return { ...made, mailed: false };
    const messageId = `<${randomUUID()}@accounts>`;
    const mail = text({ academy: academy.name, name: person.name, link: `${linkPage}#${token}` });
    try {
      await send({ to: person.email, messageId, ...mail });
      return { ...made, mailed: true };
    } catch (error) {
      log("a link for an account could not be mailed", { reason: error instanceof MailTrouble ? error.reason : "unknown" });
      return { ...made, mailed: false };
    }
  }

  return {
    /** Whether mail can be sent at all. */
    canSend: send !== undefined,
    sendInvitation: <Made extends LinkToSend>(made: Made) => sendLink(made, (facts) => invitationText(facts, made.person.username)),
    sendNewPassword: <Made extends LinkToSend>(made: Made, hours: number) => sendLink(made, (facts) => newPasswordText(facts, hours)),
  };
}
