import { useQuery } from "@tanstack/react-query";
import type { Enquiry, EnquiryEvent } from "#contract/enquiries/enquiry.ts";
import { momentOf } from "../../components/moment.ts";
import { ListTrouble } from "../../lists/list-states.tsx";
import { eventsQuery } from "../enquiry-calls.ts";
import { eventInWords, noteOfBefore } from "./event-labels.ts";

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
