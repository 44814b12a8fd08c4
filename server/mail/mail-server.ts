import type { MailServer, MailServerInput } from "#contract/operations/mail.ts";
import { decoded } from "#contract/site/decoded.ts";

/** What `smtpUrl` says, without the password; null when it is no address of a mail server. */
export function mailServerAt(smtpUrl: string): MailServer | null {
  if (!URL.canParse(smtpUrl)) return null;
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  if (!/^smtps?:$/.test(protocol) || hostname === "") return null;
  const encryption = protocol === "smtps:" ? "tls" : "starttls";
  const host = hostname.replace(/^\[|\]$/g, "");
  return { host, port: Number(port) || (encryption === "tls" ? 465 : 587), encryption, username: decoded(username) };
}

/** The address of a mail server that was typed. It demands encryption, except on this machine: passwords, and mail with links to sign in, go there. */
export function smtpUrlOf({ host, port, encryption, username, password = "" }: MailServerInput): string {
  const account = username === "" ? "" : `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`;
  const name = host.includes(":") ? `[${host}]` : host;
  if (encryption === "tls") return `smtps://${account}${name}:${port}`;
  const isHere = ["localhost", "127.0.0.1", "::1"].includes(host);
  return `smtp://${account}${name}:${port}${isHere ? "" : "?requireTLS=true"}`;
}

/** Whether nothing goes to the mail server at `smtpUrl` unencrypted. */
export function alwaysEncrypts(smtpUrl: string): boolean {
  if (!URL.canParse(smtpUrl)) return false;
  const { protocol, searchParams } = new URL(smtpUrl);
  return protocol === "smtps:" || searchParams.get("requireTLS") === "true";
}

export function passwordIn(smtpUrl: string): string {
  return URL.canParse(smtpUrl) ? decoded(new URL(smtpUrl).password) : "";
}

/** The password of `smtpUrl` in every form in which it could be said to a mail server. */
export function passwordForms(smtpUrl: string): string[] {
  if (!URL.canParse(smtpUrl)) return [];
  const { username, password } = new URL(smtpUrl);
  if (password === "") return [];
  const plain = decoded(password);
  const packed = [plain, `\0${decoded(username)}\0${plain}`].map((text) => Buffer.from(text).toString("base64"));
  return [...packed, plain, password];
}
