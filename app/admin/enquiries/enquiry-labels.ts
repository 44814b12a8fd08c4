import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import type { EnquiryStatus } from "#contract/enquiries/enquiry-labels.ts";
import type { BadgeLook } from "../components/badge.tsx";

export const statusLooks: Record<EnquiryStatus, BadgeLook> = {
  New: "error",
  Contacted: "warning",
  Visited: "warning",
  Enrolled: "success",
  Waiting: "warning",
  Closed: "plain",
  Spam: "plain",
};

export function mailLabels({ state, error }: Enquiry["mail"]): { short: string; long: string; troubled: boolean } {
  if (state === "sent") return { short: "Mail sent", long: "The mail about this enquiry was sent to the academy.", troubled: false };
  if (state === "waiting") return { short: "Mail waiting", long: "The mail about this enquiry will be sent in a moment.", troubled: false };
  if (state === "off") return { short: "No mail", long: "Not sent: no mail server is set. The enquiry is only here.", troubled: true };
  // The program's own sentences (academy/outbox/outbox.ts); everything else is a mail server's.
  if (error && /^(Held|Not sent):/.test(error)) return { short: "Mail not sent", long: error, troubled: true };
  if (error?.startsWith("Given up"))
    return { short: "Mail not sent", long: `No mail about this enquiry was sent for five days: ${mailReason(error)}.`, troubled: true };
  return { short: "Mail not sent", long: `The mail about this enquiry was not sent: ${mailReason(error ?? "")}.`, troubled: true };
}

/** What mail servers say, as a person would say it. */
export function mailReason(said: string): string {
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|timeout|greeting/i.test(said)) return "the mail server could not be reached";
  if (/\b535\b|EAUTH|auth|credentials/i.test(said)) return "the mail server did not accept the password it was given";
  if (/certificate|TLS|SSL/i.test(said)) return "the connection to the mail server is not safe";
  if (/\b55[0-4]\b|mailbox|recipient|relay/i.test(said)) return "the mail server refused the address";
  return "the mail server refused it";
}
