import type { Enquiry, EnquiryEvent } from "#contract/enquiries/enquiry.ts";
import { writtenEvents } from "#contract/enquiries/enquiry-labels.ts";
import { mailReason } from "../enquiry-labels.ts";
import { stepInWords } from "../next-step.ts";

const labels: Record<string, string> = {
  ...writtenEvents,
  received: "Received",
  mail: "Wrote a mail",
  merged: "Merged with another enquiry",
  apart: "Taken apart again",
  corrected: "Corrected; before it was",
  spam: "Put into the spam folder",
  overbook: "Class overbooked on purpose",
};

export function eventInWords({ kind, text, mail }: EnquiryEvent): { what: string; said: string } {
  if (mail) return { what: sendingInWords(mail), said: text };
  if (kind === "status") return { what: `Status: ${text}`, said: "" };
  if (kind === "owner") return { what: text ? `Looked after by ${text}` : "Looked after by nobody", said: "" };
  if (kind === "class") return { what: text ? "Class chosen" : "Class taken away", said: text };
  if (kind === "received") return { what: text ? `Received: ${text}` : "Received", said: "" };
  if (kind === "next") {
    const [, next_on = "", next_step = ""] = /^(\d{4}-\d\d-\d\d)? ?(.*)$/s.exec(text) ?? [];
    return text ? { what: `Next step: ${stepInWords({ next_on, next_step })}`, said: "" } : { what: "Next step done", said: "" };
  }
  return { what: labels[kind] ?? kind, said: text };
}

const waitingMail: Record<string, string> = {
  sent: "Mail sent",
  waiting: "Mail on its way",
  off: "Mail not sent: no mail server is set",
};

function sendingInWords({ state, error = "" }: NonNullable<EnquiryEvent["mail"]>): string {
  return waitingMail[state] ?? `Mail not sent: ${mailReason(error)}`;
}

/** The one box of notes that there was before the timeline, as its first note. */
export function noteOfBefore({ id, notes }: Pick<Enquiry, "id" | "notes">): EnquiryEvent[] {
  return notes === "" ? [] : [{ id: -id, at: "", by: "", kind: "note", text: notes }];
}
