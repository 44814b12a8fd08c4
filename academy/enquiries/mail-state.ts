import type { Enquiry } from "#contract/enquiries/enquiry.ts";

/** How the mail about an enquiry fares. `mailIsOff`: no mail server is configured. */
export function mailStateOf(mail: { state: string; last_error: string | null } | undefined, mailIsOff: boolean): Enquiry["mail"] {
  if (mail?.state === "sent") return { state: "sent" };
  if (mail === undefined || (mailIsOff && mail.state === "waiting" && !mail.last_error)) return { state: "off" };
  const error = mail.last_error ? { error: mail.last_error } : {};
  return { state: ["failed", "held"].includes(mail.state) || mail.last_error ? "failed" : "waiting", ...error };
}
