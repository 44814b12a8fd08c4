import { email } from "../enquiries/enquiry.ts";
import { z } from "../zod.ts";

/** How mail is set up on the server; the password is never told. `server`: null when there is none. */
export const mailState = z.object({
  server: z
    .object({
      host: z.string(),
      port: z.number().int(),
      /** "tls": from the first byte (smtps://); "starttls": when the server offers it. */
      encryption: z.enum(["tls", "starttls"]),
      /** Who signs in; "": nobody does. */
      username: z.string(),
    })
    .nullable(),
  from: z.string(),
  to: z.string(),
  /** The e-mail address of whoever asks; "" when the account has none. */
  yours: z.string(),
  /** Mails about enquiries that are not sent yet, and those given up. */
  waiting: z.number().int(),
  failed: z.number().int(),
});
export type MailServer = NonNullable<z.output<typeof mailState>["server"]>;

export const testMailInput = z.object({ to: email });

/** One line of the dialogue with the mail server. "program": a remark of ours, such as that there was no connection. */
export const dialogueLine = z.object({ by: z.enum(["us", "server", "program"]), text: z.string() });
export type DialogueLine = z.output<typeof dialogueLine>;

export const mailTest = z.object({ sent: z.boolean(), what: z.string(), advice: z.string(), dialogue: z.array(dialogueLine) });
export type MailTest = z.output<typeof mailTest>;

/** refused: by the mail server, for good; failed: given up; held: after a restore, until somebody decides; dropped: the decision not to send it. */
export const unsentMailStates = ["waiting", "refused", "failed", "held", "dropped"] as const;
/** A mail about an enquiry that is not sent. */
export const unsentMail = z.object({
  id: z.number().int(),
  enquiry_id: z.number().int(),
  /** notice: for staff; receipt: for whoever wrote; reply: what staff answered. */
  kind: z.string(),
  state: z.enum(unsentMailStates),
  attempts: z.number().int(),
  created_at: z.string(),
  tried_at: z.string().nullable(),
  next_at: z.string().nullable(),
  /** Why it was not sent; "" while nobody tried. */
  error: z.string(),
});
export type UnsentMail = z.output<typeof unsentMail>;

/** How many go again. */
export const resentMail = z.object({ mails: z.number().int() });
