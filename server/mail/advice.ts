import type { MailServer } from "#contract/operations/mail.ts";

type Advice = { what: string; advice: string };
type Failure = { code: string; cause: string; command: string; status: number; message: string };

const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|ERR_TLS_CERT_ALTNAME/;
const wrongProtocol = /wrong version number|packet length|unknown protocol|ERR_SSL/i;

/** In one sentence what went wrong, and what to do about it. */
export function adviceFor(error: unknown, { host, port, encryption }: MailServer, { from, to }: { from: string; to: string }): Advice {
  const failure = failureOf(error);
  const { code, cause, command, status, message } = failure;
  const at = `${host}, port ${port}`;
  if (code === "EDNS" || /ENOTFOUND|EAI_AGAIN/.test(cause))
    return {
      what: `There is no mail server called ${host}.`,
      advice: "Check the name of the mail server: your mail provider's help says it.",
    };
  if (/ECONNREFUSED/.test(cause))
    return { what: `Nothing answers at ${at}.`, advice: "Check the port: usually 587, or 465 with TLS from the start." };
  if (code === "ETIMEDOUT" && /greeting/i.test(message))
    return {
      what: `The server at ${at} took the connection and said nothing.`,
      advice:
        encryption === "tls"
          ? "Check the mail server's name and its port."
          : "Perhaps it waits for TLS from the start (smtps://), usually at port 465.",
    };
  if (code === "ETIMEDOUT" || /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/.test(cause))
    return {
      what: `The server at ${at} did not answer in time.`,
      advice: "Check the mail server's name and its port. Some hosting firms block mail ports: ask yours whether it is open.",
    };
  if (untrusted.test(cause))
    return {
      what: `The certificate of ${host} cannot be trusted (${untrustedWord(cause)}).`,
      advice: "Use the name that stands in the certificate as mail server, or ask the mail provider.",
    };
  if (wrongProtocol.test(`${cause} ${message}`))
    return {
      what: `The server at ${at} does not speak TLS from the first byte.`,
      advice: "Choose STARTTLS (smtp://), usually at port 587; it is encrypted from there.",
    };
  if (code === "ETLS")
    return { what: `The connection to ${at} could not be encrypted.`, advice: "Ask the mail provider which port takes TLS." };
  if (code === "EAUTH" || code === "ENOAUTH" || status === 530 || status === 535) return signIn(status);
  if (code === "EENVELOPE") return envelope(failure, from, to);
  if ((code === "EMESSAGE" || command === "DATA") && isForNow(status)) return forNow("this mail", status);
  if (code === "EMESSAGE" || command === "DATA")
    return {
      what: `The server took sender and recipient, and refused the mail itself${said(status)}.`,
      advice: "Its own words are below. Often the sender's domain needs SPF and DKIM records.",
    };
  if (code === "EPROTOCOL")
    return { what: `What answers at ${at} is not a mail server.`, advice: "Check the mail server's name and its port." };
  return {
    what: `The connection to ${at} was broken off.`,
    advice: "Try again in a minute. If it stays so, check its name, port and encryption with your mail provider.",
  };
}

function signIn(status: number): Advice {
  if (isForNow(status)) return { what: `The server lets nobody sign in right now${said(status)}.`, advice: "Try again in a few minutes." };
  return {
    what: `The server refused the sign-in${said(status)}.`,
    advice:
      "Check user and password. Many providers want an app password. In SMTP_URL signs such as @ : / # are written as %40 %3A %2F %23.",
  };
}

function envelope({ command, status, message }: Failure, from: string, to: string): Advice {
  if (isForNow(status)) return forNow(/^MAIL/.test(command) ? `mail from ${from}` : `mail for ${to}`, status);
  if (/^MAIL/.test(command))
    return {
      what: `The server does not take mail from ${from}${said(status)}.`,
      advice: "Set as sender an address that this mail account may send from.",
    };
  if (/relay|authenti/i.test(message))
    return {
      what: `The server sends nothing on to ${to} for somebody who is not signed in${said(status)}.`,
      advice: "Set user and password.",
    };
  return { what: `The server does not take mail for ${to}${said(status)}.`, advice: "Check that this address exists, or try another one." };
}

/** 4xx is "not now" (a greylist, a full queue), whatever it is about; 5xx is "never". */
function isForNow(status: number): boolean {
  return status >= 400 && status < 500;
}

function forNow(what: string, status: number): Advice {
  const advice =
    "Try again in a few minutes: some servers take the first mail of a stranger only at the second try. Mail to visitors is tried again by itself.";
  return { what: `The server does not take ${what} at this moment${said(status)}.`, advice };
}

function said(status: number): string {
  return status > 0 ? ` (it answered ${status})` : "";
}

function untrustedWord(cause: string): string {
  if (/EXPIRED/.test(cause)) return "it has run out";
  if (/ALTNAME/.test(cause)) return "it is for another name";
  return "nobody known has signed it";
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: "", cause: "", command: "", status: 0, message: String(error) };
  const fact = (name: string) => factOf(error, name);
  const cause = `${fact("originalCode")} ${fact("code")} ${/\bE[A-Z]{4,}\b/.exec(error.message)?.[0] ?? ""}`;
  return { code: fact("code"), cause, command: fact("command"), status: Number(fact("responseCode")) || 0, message: error.message };
}

/** A property of an error as text; "" where it has none. */
export function factOf(error: Error, name: string): string {
  return name in error ? String(Reflect.get(error, name) ?? "") : "";
}
