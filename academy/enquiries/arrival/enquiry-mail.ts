import type { Selectable } from "kysely";
import { type AcademyFacts, hoursPhrase } from "#contract/shown-facts.ts";
import type { EnquiryTable, JobTable } from "#database/tables.ts";
import { textsOf } from "../../json-list.ts";
import type { ComposedMail, MailSettings, MailText } from "../../mail.ts";

type Needs = Pick<MailSettings, "from" | "to" | "backOffice"> & { academy: () => Promise<AcademyFacts> };

/** Composes what waits in the outbox: notices for staff, receipts for visitors, and what staff answer. */
export function composeEnquiryMail({ from, to, backOffice, academy }: Needs) {
  return async (
    mail: Pick<Selectable<JobTable>, "kind" | "subject" | "body">,
    enquiry: Selectable<EnquiryTable>,
  ): Promise<ComposedMail> => {
    const now = await academy();
    const sender = from || now.email;
    if (mail.kind === "notice") return { from: sender, to: to || now.email, replyTo: enquiry.email, ...noticeText(enquiry, backOffice) };
    const text = mail.kind === "reply" ? { subject: mail.subject, text: mail.body } : receiptText(now);
    return { from: sender, to: enquiry.email, replyTo: now.email, ...text };
  };
}

function noticeText(enquiry: Selectable<EnquiryTable>, backOffice: string): MailText {
  return {
    subject: `New enquiry from ${oneLine(enquiry.name)}`,
    text: `${details(enquiry)}\n\nReply to this mail to answer ${oneLine(enquiry.name)}.\nAll enquiries: ${backOffice}\n`,
  };
}

/** The receipt for the visitor. It repeats nothing a stranger could abuse to send words to someone else. */
function receiptText(academy: Pick<AcademyFacts, "name" | "phones" | "email" | "hours">): MailText {
  const [[phone]] = academy.phones;
  return {
    subject: `We have your message | ${academy.name}`,
    text: [
      "Hello,",
      `Thank you for writing to ${academy.name}. We have your message, and a member of our staff will answer you within one working day.`,
      `If it is urgent, call ${phone} ${hoursPhrase(academy, (_, between) => `${between}, any day of the week`)}.`,
      ...(academy.hours.changes ?? []).map(({ name, dates, text }) => `${name}, ${dates}: ${text}.`),
      "If you did not write to us, someone typed your address by mistake. You can ignore this mail.",
      `${academy.name}\n${phone}\n${academy.email}`,
    ].join("\n\n"),
  };
}

function details(enquiry: Selectable<EnquiryTable>): string {
  const rows: Array<[string, string]> = [
    ["Name", enquiry.name],
    ["E-mail", enquiry.email],
    ["Phone", enquiry.phone],
    ["Courses", textsOf(enquiry.interested_courses).join(", ")],
    ["Exams", textsOf(enquiry.interested_exams).join(", ")],
    ["Message", enquiry.details],
  ];
  return rows
    .filter(([, value]) => value !== "")
    .map(([label, value]) => (value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`))
    .join("\n");
}

/** A header must not carry a line break that the visitor typed. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
