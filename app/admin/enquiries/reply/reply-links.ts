import { callLink, chatLink } from "#contract/site/contact-links.ts";

type Mail = { subject: string; text: string };

const addressIn = (email: string) => encodeURIComponent(email).replace("%40", "@");
const contentOf = ({ subject, text }: Mail) =>
  `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`;

export const replyMailLink = (email: string, mail: Mail) => `mailto:${addressIn(email)}?${contentOf(mail)}`;

export const mailLink = ({ name, email }: { name: string; email: string }) =>
  replyMailLink(email, { subject: "Your enquiry", text: `Dear ${name},\n\nThank you for your enquiry.\n\n` });

/** One mail to several people, who do not see each other's addresses. */
export const groupMailLink = (emails: readonly string[], mail: Mail) => `mailto:?bcc=${emails.map(addressIn).join(",")}&${contentOf(mail)}`;

/** A way to reach the person by phone; `chat` is undefined where it is not known which country the number is of. */
export type PhoneLink = { number: string; call: string; chat: string | undefined };

/** A link for every number the person gave. What the server could not read as a number is dialled as it was typed. */
export function phoneLinks({ phone, phoneNumbers }: { phone: string; phoneNumbers: readonly string[] }): PhoneLink[] {
  if (phoneNumbers.length > 0) return phoneNumbers.map((number) => ({ number, call: callLink(number), chat: chatLink(number) }));
  return phone.replace(/[^\d+]/g, "").length < 3 ? [] : [{ number: phone, call: callLink(phone), chat: undefined }];
}
