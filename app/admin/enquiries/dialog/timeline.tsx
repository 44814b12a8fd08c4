import { useQuery } from "@tanstack/react-query";
import type { Enquiry, EnquiryEvent } from "#contract/enquiries/enquiry.ts";
import { writtenEvents } from "#contract/enquiries/enquiry-labels.ts";
import { momentOf } from "../../components/moment.ts";
import { ListTrouble } from "../../lists/list-states.tsx";
import { eventsQuery } from "../enquiry-calls.ts";
import { mailReason } from "../enquiry-labels.ts";
import { stepInWords } from "../next-step.ts";

/** What happened with an enquiry and those merged into it, the newest first. The one box of notes of before is its first note. */
export function Timeline({ enquiry, merged }: { enquiry: Enquiry; merged: readonly Enquiry[] }) {
  const { data, error, refetch } = useQuery(eventsQuery(enquiry.id));
  if (error && !data) return <ListTrouble what="The timeline" error={error} onRetry={() => refetch()} />;
  const events = [...[enquiry, ...merged].flatMap(noteOfBefore), ...(data ?? [])].reverse();
  return (
    <section>
      <h3 className="font-semibold">Timeline</h3>
      <ol className="mt-2 space-y-3 border-l-2 border-line pl-4">
        {events.map((event) => (
          <TimelineEvent key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function TimelineEvent({ event }: { event: EnquiryEvent }) {
  const { what, said } = eventInWords(event);
  return (
    <li>
      <p className="text-sm text-quiet wrap-anywhere">
        <span className="font-semibold text-ink">{what}</span>
        {event.by ? ` · ${event.by}` : ""}
        {event.at ? (
          <>
            {" · "}
            <time dateTime={event.at}>{momentOf(event.at)}</time>
          </>
        ) : null}
      </p>
      {said ? <p className="whitespace-pre-wrap wrap-anywhere">{said}</p> : null}
    </li>
  );
}

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

function eventInWords({ kind, text, mail }: EnquiryEvent): { what: string; said: string } {
  if (mail) return { what: waitingMail[mail.state] ?? `Mail not sent: ${mailReason(mail.error ?? "")}`, said: text };
  if (kind === "status") return { what: `Status: ${text}`, said: "" };
  if (kind === "owner") return { what: text ? `Looked after by ${text}` : "Looked after by nobody", said: "" };
  if (kind === "class") return { what: text ? "Class chosen" : "Class taken away", said: text };
  if (kind === "place") return { what: `Has the place of ${momentOf(text)}`, said: "" };
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

/** The one box of notes that there was before the timeline, as its first note. */
function noteOfBefore({ id, notes }: Pick<Enquiry, "id" | "notes">): EnquiryEvent[] {
  return notes === "" ? [] : [{ id: -id, at: "", by: "", kind: "note", text: notes }];
}
