import { randomUUID } from "node:crypto";
import { type MailSettings, type MailText, MailTrouble, senderOf } from "../mail.ts";
import type { LinkToSend } from "./account-links.ts";

type Addressee = { name: string; email: string };
type Values = { academy: string; name: string; link: string };

function invitationText({ academy, name, link }: Values, username: string): MailText {
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

function newPasswordText({ academy, name, link }: Values, hours: number): MailText {
  return {
    subject: `A new password for the back office | ${academy}`,
    text: [
      `Hello ${name},`,
      `Choose a new password here, within ${hours === 1 ? "one hour" : `${hours} hours`}:\n${link}`,
      "Until then your password stays as it is. If you did not ask for this, you can ignore this mail.",
    ].join("\n\n"),
  };
}

/** The mail about a sign-in from a place that the account was not used from in the last 30 days. */
function signInText(academy: string, name: string, { device, network }: { device: string; network: string }): MailText {
  return {
    subject: `A new sign-in to your account | ${academy}`,
    text: [
      `Hello ${name},`,
      `Somebody signed in to your account in the back office: ${device}, network ${network}.`,
      "If it was you, there is nothing to do. If not, change your password and remove passkeys that are not yours at once (My account), and tell an owner.",
    ].join("\n\n"),
  };
}

function confirmText({ academy, name, link }: Values): MailText {
  return {
    subject: `Please confirm this address | ${academy}`,
    text: [
      `Hello ${name},`,
      `This address was given to your account in the back office of ${academy}. Open this link to say that you read it, within seven days:\n${link}`,
      "Until then it counts for nothing. If you have no such account, ignore this mail.",
    ].join("\n\n"),
  };
}

type Needs = {
  mail: Pick<MailSettings, "now" | "isOn" | "linkPage" | "log">;
  academy: () => Promise<{ name: string; email: string }>;
  /** The secret that confirms the address of an account; undefined when it counts already. */
  confirmation: (adminId: number) => Promise<string | undefined>;
};

/** Mails links where there is a mail server. Answers whether a mail went: if not, the owner hands the link over. */
export function createLinkMail({ mail, academy, confirmation }: Needs) {
  const noteTrouble = (message: string, error: unknown) =>
    mail.log(message, { reason: error instanceof MailTrouble ? error.reason : "unknown" });

  async function post({ name, email }: Addressee, textFor: (academy: string, name: string) => MailText, failed: string): Promise<boolean> {
    const { send, from } = await mail.now();
    if (!send || email === "") return false;
    const of = await academy();
    try {
      await send({ from: senderOf(from, of), to: email, messageId: `<${randomUUID()}@accounts>`, ...textFor(of.name, name) });
      return true;
    } catch (error) {
      noteTrouble(failed, error);
      return false;
    }
  }

  async function sendLink<Made extends LinkToSend>(made: Made, text: (values: Values) => MailText): Promise<Made & { mailed: boolean }> {
    const { id, email_confirmed } = made.person;
    // Only the mail has this second secret: whoever opens its link reads the mailbox.
    const confirms = (await mail.now()).send && !email_confirmed ? await confirmation(id) : undefined;
    const link = `${mail.linkPage}#${made.token}${confirms === undefined ? "" : `.${confirms}`}`;
    const textFor = (name: string, person: string) => text({ academy: name, name: person, link });
    return { ...made, mailed: await post(made.person, textFor, "a link for an account could not be mailed") };
  }

  return {
    canSend: mail.isOn,
    sendInvitation: <Made extends LinkToSend>(made: Made) => sendLink(made, (values) => invitationText(values, made.person.username)),
    /** Sends the link that confirms an address that waits; false when it did not go. */
    async sendConfirmation(person: Addressee & { id: number }): Promise<boolean> {
      const confirms = (await mail.now()).send && (await confirmation(person.id));
      if (!confirms) return false;
      const textFor = (name: string, who: string) => confirmText({ academy: name, name: who, link: `${mail.linkPage}#.${confirms}` });
      return post(person, textFor, "a link for an address could not be mailed");
    },
    tellOfSignIn(person: Addressee, place: { device: string; network: string }): void {
      const failed = "a sign-in could not be told by mail";
      post(person, (name, who) => signInText(name, who, place), failed).catch((error: unknown) => noteTrouble(failed, error));
    },
    sendNewPassword: <Made extends LinkToSend>(made: Made, hours: number) => sendLink(made, (values) => newPasswordText(values, hours)),
  };
}
