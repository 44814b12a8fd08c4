import { memo } from "react";
import type { Enquiry } from "#contract/enquiry.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { WarningIcon } from "../components/icons.tsx";
import { momentOf } from "../components/moment.ts";
import { mailWords, statusLooks } from "./enquiry-words.ts";
import { ReplyButtons } from "./reply-buttons.tsx";

type ItemProps = { enquiry: Enquiry; onOpen: (id: number) => void };

/** The enquiries, newest first, one below the other. */
export function EnquiryList({ enquiries, onOpen }: { enquiries: readonly Enquiry[]; onOpen: (id: number) => void }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-card">
      {enquiries.map((enquiry) => (
        <EnquiryItem key={enquiry.id} enquiry={enquiry} onOpen={onOpen} />
      ))}
    </ul>
  );
}

const EnquiryItem = memo(function EnquiryItem({ enquiry, onOpen }: ItemProps) {
  const mail = mailWords(enquiry.mail);
  const interests = [...enquiry.interestedCourses, ...enquiry.interestedExams];
  return (
    <li className={`p-4 ${enquiry.status === "New" ? "border-l-4 border-l-brick" : "border-l-4 border-l-transparent"}`}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80 space-y-1">
          <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
            <Badge look={statusLooks[enquiry.status]}>{enquiry.status}</Badge>
            <time dateTime={enquiry.created_at}>{momentOf(enquiry.created_at)}</time>
            <span title={mail.long} className={`inline-flex items-center gap-1 ${mail.troubled ? "text-brick" : ""}`}>
              {mail.troubled ? <WarningIcon className="size-4" /> : null}
              {mail.short}
            </span>
          </p>
          <h2 className="text-lg font-semibold wrap-anywhere">{enquiry.name}</h2>
          <p className="text-quiet wrap-anywhere">
            {enquiry.email}
            {enquiry.phone ? ` · ${enquiry.phone}` : ""}
          </p>
          {interests.length > 0 ? <p className="wrap-anywhere">{interests.join(", ")}</p> : null}
          {enquiry.details ? <p className="line-clamp-2 max-w-prose text-quiet wrap-anywhere">{enquiry.details}</p> : null}
          {enquiry.notes ? (
            <p className="line-clamp-2 max-w-prose text-sm wrap-anywhere">
              <span className="font-semibold">Notes:</span> {enquiry.notes}
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <ReplyButtons enquiry={enquiry} />
          <Button id={`edit-${enquiry.id}`} aria-label={`Open the enquiry of ${enquiry.name}`} onClick={() => onOpen(enquiry.id)}>
            Open
          </Button>
        </div>
      </div>
    </li>
  );
});
