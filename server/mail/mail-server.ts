import type { MailServer } from "#contract/operations/mail.ts";

/** What `smtpUrl` says, without the password; null when there is no mail server. */
export function mailServerAt(smtpUrl: string): MailServer | null {
  if (smtpUrl === "" || !URL.canParse(smtpUrl)) return null;
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const encryption = protocol === "smtps:" ? "tls" : "starttls";
  const host = hostname.replace(/^\[|\]$/g, "");
  return { host, port: Number(port) || (encryption === "tls" ? 465 : 587), encryption, username: decoded(username) };
}

/** Every way in which the password of `smtpUrl` could stand in what is said to a mail server. */
export function passwordForms(smtpUrl: string): string[] {
  if (!URL.canParse(smtpUrl)) return [];
  const { username, password } = new URL(smtpUrl);
  if (password === "") return [];
  const plain = decoded(password);
  const packed = [plain, `\0${decoded(username)}\0${plain}`].map((text) => Buffer.from(text).toString("base64"));
  return [...packed, plain, password];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
