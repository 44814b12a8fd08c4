import { memo } from "react";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { enquiryChannels, enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ClockIcon, WarningIcon } from "../../components/icons.tsx";
import { momentOf } from "../../components/moment.ts";
import { hasMail } from "../enquiry-details.tsx";
import { mailLabels, statusLooks } from "../enquiry-labels.ts";
import { isOverdue, stepInWords } from "../next-step.ts";
import { ReplyButtons } from "../reply/reply-buttons.tsx";
import { NextStepSelect, StatusSelect } from "./mark-selects.tsx";
import type { Mark } from "./use-marking.ts";

type RowProps = {
  enquiry: Enquiry;
  selected: boolean;
  onOpen: (id: number) => void;
  onSelect: (id: number, selected: boolean) => void;
  onMark: (items: readonly Enquiry[], change: Mark, said: string) => void;
};

/** One enquiry of the list: its head opens it; its status and next step are set right here. */
export const EnquiryRow = memo(function EnquiryRow({ enquiry, selected, onOpen, onSelect, onMark }: RowProps) {
  const { id, name, status } = enquiry;
  const mark = (change: Mark, said: string) => onMark([enquiry], change, said);
  return (
    <li
      className={`flex gap-3 p-4 border-l-4 ${status === "New" ? "border-l-brick" : "border-l-transparent"} ${selected ? "bg-sand" : ""}`}
    >
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selected}
        onChange={(event) => onSelect(id, event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-lagoon"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-6 gap-y-3">
        <div className="relative min-w-0 flex-1 basis-80 space-y-1 rounded-lg hover:bg-sand/60">
          <RowHead enquiry={enquiry} />
          <h2 className="text-lg font-semibold wrap-anywhere">
            <button
              type="button"
              id={`edit-${id}`}
              data-enquiry={id}
              aria-label={`Open the enquiry of ${name}`}
              onClick={() => onOpen(id)}
              className="text-left after:absolute after:inset-0"
            >
              {name}
            </button>
          </h2>
          <RowText enquiry={enquiry} />
        </div>
        <div className="flex max-w-full min-w-0 flex-col gap-2 sm:items-end">
          <ReplyButtons enquiry={enquiry} />
          <div className="flex max-w-full flex-wrap gap-2 sm:justify-end">
            {status === "New" ? (
              <Button className="!px-3" aria-label={`Mark ${name} as contacted`} onClick={() => mark({ status: "Contacted" }, "Contacted")}>
                Contacted
              </Button>
            ) : null}
            {status === "Spam" ? (
              <Button className="!px-3" aria-label={`${name} is not spam`} onClick={() => mark({ status: "New" }, "Not spam")}>
                Not spam
              </Button>
            ) : null}
            <StatusSelect label={`Mark ${name} as`} shows="Mark as…" onMark={mark} />
            <NextStepSelect label={`Next step for ${name}`} shows="Next step…" onMark={mark} />
          </div>
        </div>
      </div>
    </li>
  );
});

function RowHead({ enquiry }: { enquiry: Enquiry }) {
  const { status, created_at, channel, owner, next_on } = enquiry;
  const mail = mailLabels(enquiry.mail);
  const step = stepInWords(enquiry);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      <Badge look={statusLooks[status]}>{enquiryStatusLabels[status]}</Badge>
      {step ? (
        <span className={`inline-flex items-center gap-1 font-semibold ${isOverdue(next_on) ? "text-brick" : "text-ink"}`}>
          <ClockIcon className="size-4" />
          {step}
        </span>
      ) : null}
      <time dateTime={created_at}>{momentOf(created_at)}</time>
      {channel === "website" ? null : <span>{enquiryChannels[channel]}</span>}
      {owner ? <span>{owner}</span> : null}
      {hasMail(enquiry) ? (
        <span title={mail.long} className={`inline-flex items-center gap-1 ${mail.troubled ? "text-brick" : ""}`}>
          {mail.troubled ? <WarningIcon className="size-4" /> : null}
          {mail.short}
        </span>
      ) : null}
    </p>
  );
}

function RowText({ enquiry }: { enquiry: Enquiry }) {
  const { email, phone, class_name, interestedCourses, interestedExams, details, notes, status, spam_reasons } = enquiry;
  // A class is called after its course or exam.
  const others = [...interestedCourses, ...interestedExams].filter((title) => !class_name.startsWith(title));
  const interests = [class_name, ...others].filter((text) => text !== "");
  return (
    <>
      <p className="text-quiet wrap-anywhere">{[email, phone].filter(Boolean).join(" · ")}</p>
      {interests.length > 0 ? <p className="wrap-anywhere">{interests.join(", ")}</p> : null}
      {details ? <p className="line-clamp-2 max-w-prose text-quiet wrap-anywhere">{details}</p> : null}
      {notes ? (
        <p className="line-clamp-2 max-w-prose text-sm wrap-anywhere">
          <span className="font-semibold">Notes:</span> {notes}
        </p>
      ) : null}
      {status === "Spam" && spam_reasons.length > 0 ? <p className="text-sm text-brick">{spam_reasons.join(" ")}</p> : null}
    </>
  );
}
