import { callLink, chatLink } from "#contract/site/contact-links.ts";

export function mailLink({ name, email }: { name: string; email: string }): string {
  const subject = encodeURIComponent("Your enquiry");
  const body = encodeURIComponent(`Dear ${name},\n\nThank you for your enquiry.\n\n`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}&body=${body}`;
}

export function replyMailLink(email: string, { subject, text }: { subject: string; text: string }): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`;
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query}`;
}

/** One mail to several people, who do not see each other's addresses. */
export function groupMailLink(emails: readonly string[], { subject, text }: { subject: string; text: string }): string {
  const bcc = emails.map((email) => encodeURIComponent(email).replace("%40", "@")).join(",");
  return `mailto:?bcc=${bcc}&subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`;
}

/** A way to reach the person by phone; `chat` is undefined where it is not known which country the number is of. */
export type PhoneLink = { number: string; call: string; chat: string | undefined };

/** A link for every number the person gave. What the server could not read as a number is dialled as it was typed. */
export function phoneLinks({ phone, phoneNumbers }: { phone: string; phoneNumbers: readonly string[] }): PhoneLink[] {
  if (phoneNumbers.length > 0) return phoneNumbers.map((number) => ({ number, call: callLink(number), chat: chatLink(number) }));
  return phone.replace(/[^\d+]/g, "").length < 3 ? [] : [{ number: phone, call: callLink(phone), chat: undefined }];
}
