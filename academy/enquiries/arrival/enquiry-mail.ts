import type { Selectable } from "kysely";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { withValues } from "#contract/site/with-values.ts";
import { paragraphsOf, textsWith } from "#contract/site-texts/text-shapes.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import type { EnquiryTable, JobTable } from "#database/tables.ts";
import { textsOf } from "../../json-list.ts";
import { type ComposedMail, type MailSettings, type MailText, senderOf } from "../../mail.ts";
import { askedFor } from "./asked-for.ts";

type Needs = {
  mail: Pick<MailSettings, "now" | "backOffice">;
  academy: () => Promise<AcademyFacts>;
  texts: () => Promise<TextsOf<"mails">>;
  /** The fee of a class, while visitors see it. */
  feeOf: (classId: number) => Promise<number | undefined>;
  /** Of the courses and exams that visitors see. */
  titles: () => Promise<string[]>;
};

/** Composes the mails about enquiries: notices for staff, receipts for visitors, and staff's answers. */
export function composeEnquiryMail({ mail: settings, academy, texts, feeOf, titles }: Needs) {
  return async (
    mail: Pick<Selectable<JobTable>, "kind" | "subject" | "body">,
    enquiry: Selectable<EnquiryTable>,
  ): Promise<ComposedMail> => {
    const now = await academy();
    const { from, to } = await settings.now();
    const sender = senderOf(from, now);
    if (mail.kind === "notice")
      return { from: sender, to: to || now.email, replyTo: enquiry.email, ...noticeText(enquiry, settings.backOffice) };
    const answer = { from: sender, to: enquiry.email, replyTo: now.email };
    if (mail.kind === "reply") return { ...answer, subject: mail.subject, text: mail.body };
    const said = await texts();
    const asked = { class_name: enquiry.class_name, subjects: [enquiry.interested_courses, enquiry.interested_exams].flatMap(textsOf) };
    const known = {
      fee: enquiry.class_id === null ? undefined : await feeOf(enquiry.class_id),
      titles: enquiry.class_name === "" ? await titles() : [],
    };
    return { ...answer, ...receiptText(now, said, askedFor(asked, known, said)) };
  };
}

function noticeText(enquiry: Selectable<EnquiryTable>, backOffice: string): MailText {
  return {
    subject: `New enquiry from ${oneLine(enquiry.name)}`,
    text: `${details(enquiry)}\n\nReply to this mail to answer ${oneLine(enquiry.name)}.\nAll enquiries: ${backOffice}\n`,
  };
}

/** The receipt for the visitor. It repeats nothing a stranger could abuse to send words to someone else. */
function receiptText(academy: AcademyFacts, texts: TextsOf<"mails">, asked: string): MailText {
  // A mail may be read tomorrow, so `today` is left out: the changes say the same with their days.
  const { today: _, ...hours } = academy.hours;
  const { receipt_subject, receipt } = textsWith(texts, {}, { ...academy, hours });
  const changes = (hours.changes ?? []).map(({ name, dates, text }) => `${name}, ${dates}: ${text}.`).join("\n\n");
  const paragraphs = paragraphsOf(withValues(receipt, { changes, asked })).filter((paragraph) => paragraph.trim() !== "");
  return { subject: oneLine(receipt_subject), text: paragraphs.join("\n\n") };
}

function details(enquiry: Selectable<EnquiryTable>): string {
  const rows: Array<[string, string]> = [
    ["Name", enquiry.name],
    ["E-mail", enquiry.email],
    ["Phone", enquiry.phone],
    ["Courses", textsOf(enquiry.interested_courses).join(", ")],
    ["Exams", textsOf(enquiry.interested_exams).join(", ")],
    ["Class", enquiry.class_name],
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
