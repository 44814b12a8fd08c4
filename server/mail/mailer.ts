import { MailRefused, MailTrouble, type SendMail } from "#academy/mail.ts";
import { adviceFor, factOf } from "./advice.ts";
import { mailServerAt } from "./mail-server.ts";

const timeout = 10_000;
export const noMailAddress = "What is set as SMTP_URL is no address of a mail server.";

/** `tnx`: "client" for our own lines, "server" for the other's. */
type Log = (of: { tnx?: string }, line: string) => void;
const ignored = () => {};
const silent = { trace: ignored, info: ignored, warn: ignored, error: ignored, fatal: ignored };

/** Sends through the mail server at `smtpUrl`; undefined when there is none. */
export function createMailer(smtpUrl: string): SendMail | undefined {
  if (smtpUrl === "") return undefined;
  const server = mailServerAt(smtpUrl);
  if (!server)
    return async () => {
      throw new MailTrouble(noMailAddress, "SMTP_URL");
    };
  let transport: ReturnType<typeof transportTo> | undefined;
  return async (mail) => {
    transport ??= transportTo(smtpUrl);
    try {
      await (await transport).sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    } catch (error) {
      // What the server itself said is told in its own words.
      const words = isAnswer(error) ? error.message : adviceFor(error, server, { from: mail.from.address, to: mail.to }).what;
      throw isFinal(error) ? new MailRefused(words, codesOf(error)) : new MailTrouble(words, codesOf(error));
    }
  };
}

/** Connects and signs in, and sends nothing; answers why that failed, in codes, or undefined. */
export async function mailTrouble(smtpUrl: string): Promise<string | undefined> {
  const transport = await transportTo(smtpUrl);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return codesOf(error);
  } finally {
    transport.close();
  }
}

/** `wait`: milliseconds for each answer; `log` is told each line. The library (26 MB) is loaded with the first mail: there may be none. */
export async function transportTo(url: string, { wait = timeout, log }: { wait?: number; log?: Log } = {}) {
  const { createTransport } = await import("nodemailer");
  // A silent server must run into the greeting's timeout: the socket's own, if it were as short, would say less about what is wrong.
  const waits = { connectionTimeout: wait, greetingTimeout: wait, socketTimeout: wait + 1000, dnsTimeout: wait };
  return createTransport({ url, ...waits, ...(log && { transactionLog: true, logger: { ...silent, debug: log } }) });
}

/** 5xx answers to this very mail are final; trouble with the connection or the sign-in is not. */
function isFinal(error: unknown): boolean {
  if (!isAnswer(error)) return false;
  const code = "code" in error ? error.code : "";
  return error.responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}

function isAnswer(error: unknown): error is Error & { responseCode: number } {
  return error instanceof Error && "responseCode" in error && typeof error.responseCode === "number";
}

/** What went wrong as codes, such as "EENVELOPE RCPT TO 550 5.1.1": a server's own words may repeat an address. */
export function codesOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const fact = (name: string) => factOf(error, name);
  const extended = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(fact("response"))?.[1] ?? "";
  const system = /\b(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)\b/.exec(error.message)?.[1] ?? "";
  const codes = [fact("code"), fact("command"), fact("responseCode"), extended, system].filter((code) => /^[A-Z0-9_. ]{1,40}$/.test(code));
  return [...new Set(codes)].join(" ") || "unknown";
}
