import type { Outcome } from "./jobs/job-rows.ts";

export type MailText = { subject: string; text: string };
/** `name`: the academy's, which mail programs show. */
export type Sender = { name: string; address: string };
export type ComposedMail = MailText & { from: Sender; to: string; replyTo?: string };

/** `from`: as it is set up; "" means the academy's e-mail. */
export const senderOf = (from: string, { name, email }: { name: string; email: string }): Sender => ({ name, address: from || email });

/** Hands one mail to a mail server. Throws MailRefused when trying again is pointless, any other error otherwise. */
export type SendMail = (mail: ComposedMail & { messageId: string }) => Promise<void>;

/** How mail is sent at one moment. `send`: undefined without a mail server. */
export type MailNow = {
  send: SendMail | undefined;
  /** From which address mail comes, and which one is told of an enquiry; "" means the academy's e-mail at that moment. */
  from: string;
  to: string;
};

export type MailSettings = {
  now: () => Promise<MailNow>;
  /** How mail was sent at an earlier moment: the notice of a change of these settings is sent as before the change. */
  at: (moment: number) => Promise<MailNow>;
  /** Whether there is a mail server, as this process knew it last. */
  isOn: () => boolean;
  backOffice: string;
  /** The page where a link is opened; the secret follows after a "#", which browsers send to nobody. */
  linkPage: string;
  log: (message: string, fields: Record<string, unknown>) => void;
};

/** The mail did not go. The message is for staff; `reason` holds codes only, so that it may be logged. */
export class MailTrouble extends Error {
  override name = "MailTrouble";
  readonly reason: string;
  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** The mail server refused the mail for good. */
export class MailRefused extends MailTrouble {
  override name = "MailRefused";
}

/** The outcome of a job that mails something. `deliver` answers false when there was nothing to tell. */
export async function outcomeOf(deliver: () => Promise<boolean>): Promise<Outcome> {
  try {
    return { result: (await deliver()) ? "taken" : "none" };
  } catch (error) {
    const reason = error instanceof MailTrouble ? error.reason : "unknown";
    const answer = error instanceof Error ? error.message.slice(0, 300) : "Unknown trouble";
    return { result: error instanceof MailRefused ? "refused" : "later", answer, reason };
  }
}
