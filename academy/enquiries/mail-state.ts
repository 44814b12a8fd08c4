import type { Enquiry } from "#contract/enquiries/enquiry.ts";

export type MailTried = { state: string; answer: string };

/** Whether the mail about an enquiry was sent. `mailIsOff`: no mail server is configured. */
export function mailStateOf(mail: MailTried | undefined, mailIsOff: boolean): Enquiry["mail"] {
  if (mail?.state === "sent") return { state: "sent" };
  if (mail === undefined || (mailIsOff && mail.state === "waiting" && mail.answer === "")) return { state: "off" };
  const error = mail.answer ? { error: mail.answer } : {};
  return { state: mail.state !== "waiting" || mail.answer ? "failed" : "waiting", ...error };
}
