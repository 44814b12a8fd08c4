import { email } from "../enquiries/enquiry.ts";
import { optionalText, requiredText } from "../fields/text.ts";
import { z } from "../zod.ts";

/** "tls": encrypted from the first byte (smtps://); "starttls": before anything else is said; see `isEncrypted`. */
export const mailEncryptions = ["tls", "starttls"] as const;
/** `username`: who signs in; "": nobody does. */
const mailServer = z.object({ host: z.string(), port: z.number().int(), encryption: z.enum(mailEncryptions), username: z.string() });
export type MailServer = z.output<typeof mailServer>;

/** How mail is sent, without the password. `server`: null when there is none. */
export const mailState = z.object({
  server: mailServer.nullable(),
  /** Mail never goes there unencrypted; where this is false, a server that offers no STARTTLS gets it in clear. */
  isEncrypted: z.boolean(),
  from: z.string(),
  to: z.string(),
  /** Where it was set: in the server's environment, which wins, or by an owner on the screen. */
  setBy: z.enum(["environment", "screen", "nobody"]),
  /** `from` and `to` as they were set; empty where the academy's e-mail stands in. */
  own: z.object({ from: z.string(), to: z.array(z.string()) }),
  hasPassword: z.boolean(),
  /** The password that is kept cannot be read with today's key. */
  isLocked: z.boolean(),
  /** The e-mail address of whoever asks; "" when the account has none. */
  yours: z.string(),
  /** Mails about enquiries that are not sent yet, and those given up. */
  waiting: z.number().int(),
  failed: z.number().int(),
});

export type MailState = z.output<typeof mailState>;

const noHost = "Please type a name such as smtp.example.com.";
/** Half a surrogate pair can stand in no address (RFC 3986). */
const signsIn = (text: z.ZodString) =>
  text.refine((typed) => typed.isWellFormed(), "This has a character that is not whole. Please type it again.");

export const mailServerInput = z.object({
  host: requiredText(253)
    .regex(/^(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?|[\da-f]*:[\da-f:.]+)$/iu, noHost)
    .refine((host) => URL.canParse(`https://${host.includes(":") ? `[${host}]` : host}`), noHost),
  port: z.coerce.number("Please type a number.").int("Please type a whole number.").min(1, "At least 1.").max(65_535, "At most 65535."),
  encryption: z.enum(mailEncryptions),
  username: signsIn(z.string().trim().max(200, "At most 200 characters.")),
  /** Left out: the one that is kept, if server and user are the same. */
  password: signsIn(z.string().min(1, "Please type the password.").max(500, "At most 500 characters.")).optional(),
});
export type MailServerInput = z.output<typeof mailServerInput>;

const orNone = optionalText(254).refine(
  (address) => address === "" || email.safeParse(address).success,
  "Please enter a valid email address.",
);
/** `server`: null for none; an empty `from` or `to`: the academy's e-mail. */
export const mailSetupInput = z.object({
  server: mailServerInput.nullable(),
  from: orNone,
  to: z.array(email).max(5, "At most five addresses."),
});
export type MailSetupInput = z.output<typeof mailSetupInput>;

export const testMailInput = z.object({ to: email });
/** Tries settings as they were typed, before they are saved. */
export const tryMailInput = testMailInput.extend({ server: mailServerInput, from: orNone });

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

/** How many mails are sent again. */
export const resentMail = z.object({ mails: z.number().int() });
