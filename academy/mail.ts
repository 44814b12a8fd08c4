/** Hands one mail to a mail server. Throws MailRefused when trying again is pointless, any other error otherwise. */
export type SendMail = (mail: {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  messageId: string;
}) => Promise<void>;

export type MailText = { subject: string; text: string };

/** The mail did not go. The message is for staff; `reason` holds codes only, so that it may be logged. */
export class MailTrouble extends Error {
  override name = "MailTrouble";
  readonly reason: string;
  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** The mail server refused this mail for good. */
export class MailRefused extends MailTrouble {
  override name = "MailRefused";
}
