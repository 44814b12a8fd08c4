import { createTransport } from "nodemailer";
import { MailRefused, type SendMail } from "#academy/enquiries/outbox.ts";

const patience = 10_000;

/** Sends through the mail server at `smtpUrl`; undefined when there is none. */
export function createMailer(smtpUrl: string, from: string): SendMail | undefined {
  if (smtpUrl === "") return undefined;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  });
  return async (mail) => {
    try {
      await transport.sendMail({ from, ...mail, disableFileAccess: true, disableUrlAccess: true });
    } catch (error) {
      throw isFinal(error) ? new MailRefused(wordsOf(error)) : new Error(wordsOf(error));
    }
  };
}

/** 5xx answers to this very mail are final; trouble with the connection or the sign-in is not. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || typeof error.responseCode !== "number") return false;
  const code = "code" in error ? error.code : "";
  return error.responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
